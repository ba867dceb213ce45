/** The maps of a view: what is declared to lie at places, or to lead from one to another. */
import { FLAG, isEmpty, NUMBER, SEAT, type Content, type Entry, type Json, type Member } from './contents';
import { key } from './places';
import type { Line, Part, PlaceMap, Rows, Sight, Token } from './sights';
import { Teller } from './telling';

/** Draws what has places. */
export class Surveyor extends Teller {
  /** Records at places of a map, one at each, or between two of them; null if they are not. */
  protected mapped(
    part: Part,
    members: readonly Member[],
    records: readonly Entry[],
    rows: () => Rows,
  ): PlaceMap | null {
    const at = members.filter(({ holds }) => holds?.kind === 'thing' && this.onMap(holds.sort));
    const [first, second] = at;
    const sort = first?.holds?.sort;
    if (!first || !sort || part.folded) return null;
    const details = members.some(({ holds }) => holds?.folded) || second ? [{ ...rows(), folded: true }] : [];
    if (second?.holds?.sort === sort) {
      const lines = records.map((entry) => this.line(sort, first, second, members, entry));
      return { ...this.map(part, sort, []), lines, details };
    }
    if (first !== members[0]) return null;
    const places = records.map((entry) => String(entry[first.name]));
    if (new Set(places).size < places.length) return null; // several at one place
    const held = records.map((entry, i) => [places[i] ?? '', this.lying(members.slice(1), entry)] as const);
    return { ...this.map(part, sort, held), details };
  }

  private line(sort: string, first: Member, second: Member, members: readonly Member[], entry: Entry): Line {
    const owner = members.find(({ holds }) => holds?.kind === 'thing' && holds.sort === SEAT);
    const [from, to] = [first, second].map(({ name }) => key({ sort, label: String(entry[name]) }));
    return {
      from: from ?? '',
      to: to ?? '',
      seat: owner && typeof entry[owner.name] === 'number' ? (entry[owner.name] as number) : null,
      marks: this.marksOf(
        members.filter((member) => member !== owner),
        entry,
      ),
    };
  }

  /** Places that something is true of are marked on the map of their sort, if there is one. */
  protected onMaps(sights: Sight[], members: readonly Member[], entry: Entry): Sight[] {
    const maps = sights.filter((sight) => sight.kind === 'map');
    return sights.filter((sight) => {
      const member = members.find(({ name }) => name === sight.key);
      const holds = member?.holds;
      const sort = holds?.kind === 'thing' ? holds.sort : holds?.kind === 'many' ? holds.of?.sort : '';
      const map = maps.find((one) => one.sorts.includes(sort ?? ''));
      if (!map || !sort || !member || sight.kind === 'map' || sight.kind === 'rows') return true;
      const value = entry[member.name];
      for (const label of Array.isArray(value) ? value : [value]) {
        const place = key({ sort, label: String(label) });
        const there = map.held.get(place);
        const note = [there?.note, member.one || sight.title].filter(Boolean).join(' · ');
        map.held.set(place, {
          ...(there ?? { word: '', count: 1, marks: this.placed(place) }),
          note,
        });
      }
      return false;
    });
  }

  /** What lies at a place of a map: what is folded is told beside it. */
  private lying(members: readonly Member[], entry: Entry): Token {
    const told = members.filter(({ name, holds }) => !isEmpty(entry[name]) && !holds?.folded);
    const owner = told.find(({ holds }) => holds?.kind === 'thing' && holds.sort === SEAT);
    const others = told.filter((member) => member !== owner);
    const first = others.find(
      ({ holds }) => holds?.kind === 'thing' && holds.sort !== NUMBER && holds.sort !== FLAG,
    );
    return {
      word: first ? this.inside(first, entry[first.name]) : '',
      note: this.notes(
        others.filter((member) => member !== first),
        entry,
      ),
      count: 1,
      marks: this.marksOf(others, entry),
      seat: owner ? (entry[owner.name] as number) : null,
    };
  }

  /** A map of what belongs to each place of a sort. */
  protected mapOf(part: Part, content: Content, entries: [string, Json][]): PlaceMap {
    const held = entries
      .filter(([, value]) => !isEmpty(value))
      .map(([label, value]) => {
        const of = this.inner(content, value);
        const marks = of.kind === 'thing' ? this.marks(of.sort, value) : '';
        return [label, { word: this.brief(of, value), note: '', count: 1, marks }] as const;
      });
    return this.map(part, content.sort, held);
  }

  private map(part: Part, sort: string, held: (readonly [string, Token])[]): PlaceMap {
    const marked = held.map(([label, token]) => {
      const place = key({ sort, label });
      return [place, { ...token, marks: `${this.placed(place)} ${token.marks}`.trim() }] as const;
    });
    return {
      ...part,
      kind: 'map',
      plane: this.names.forms.plane(sort),
      sorts: [sort],
      held: new Map(marked),
      lines: [],
      details: [],
    };
  }
}
