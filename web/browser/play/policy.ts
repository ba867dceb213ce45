/** What somebody would take who looks at what moves bring: as far as a page is told, nothing of a game's rules. */
import type { Page } from '@playwright/test';
import type { Wire } from '../stage/person';
import { one } from './chance';

type Choice = Wire['Choice'];

/** The choices that a page was told of: at first, and after the parts it has tried. */
export class Told {
  private readonly stages = new Map<string, readonly Choice[]>();
  /** Those after which another choice of the same turn comes. */
  private readonly whole = new Set<string>();
  /** What is put up, if anything. */
  private usual: number | null = null;
  /** How often each kind of move was made. */
  private readonly made = new Map<string, number>();

  constructor(page: Page) {
    page.on('response', (answer) => {
      if (!new URL(answer.url()).pathname.endsWith('/trial') || !answer.ok()) return;
      const { moves } = answer.request().postDataJSON() as { moves: number[] };
      void answer.json().then(
        (trial: Wire['TrialShape']) => {
          this.stages.set(moves.join(' '), trial.choices?.choices ?? []);
          if (trial.whole) this.whole.add(moves.join(' '));
        },
        () => undefined, // the page has gone on
      );
    });
  }

  /** A new decision. */
  begin({ choices, usual }: Wire['Choices']): void {
    this.stages.clear();
    this.whole.clear();
    this.stages.set('', choices);
    this.usual = usual;
  }

  /** Whether it is known what may follow the parts so far. */
  knows(parts: string): boolean {
    return this.stages.has(parts);
  }

  /** What to take: at first what is put up, else of the kind of move that was made least so far; one of those that bring most. */
  best(parts: string, random: () => number): number {
    if (!parts && this.usual !== null) return this.usual;
    const offered = this.stages.get(parts) ?? [];
    const times = (choice: Choice): number => (parts ? 0 : (this.made.get(family(choice)) ?? 0));
    const least = Math.min(...offered.map(times));
    const rare = offered.filter((choice) => times(choice) === least);
    const most = Math.max(...rare.map(({ points }) => points));
    const choice = one(
      rare.filter(({ points }) => points === most),
      random,
    );
    if (!parts) this.made.set(family(choice), least + 1);
    return choice.move;
  }

  /** With what kinds of moves the choices begin that were sent together. */
  kind(moves: readonly number[]): string {
    const kinds = moves.map((move, at) => {
      const before = moves.slice(0, at).join(' ');
      if (at > 0 && !this.whole.has(before)) return '';
      const choice = this.stages.get(before)?.find((one) => one.move === move);
      return choice ? family(choice) : '?';
    });
    return kinds.filter(Boolean).join(' ');
  }
}

/** The first word of a notation. */
const family = ({ notation }: Choice): string => /^[a-z-]+/.exec(notation)?.[0] ?? '?';
