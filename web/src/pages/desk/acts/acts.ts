/** What an operator may do to somebody or at a table: what it is called, what it will do, what it asks for. */
import { got } from '../../../api/client';
import { lengthWords } from '../../../frame/clock.svelte';
import { client } from '../../../me.svelte';
import { t } from '../../../words/words.svelte';
import type { Known, Matter, TableFound } from '../desk.svelte';
import { daysOf, type Answer, type PersonDeed, type TableDeed } from './deeds';

/** What whoever acts has given. */
export interface Given {
  reason: string;
  /** null: for good. */
  days: number | null;
  name: string;
}

export interface Act {
  title: string;
  /** What it will do, in a sentence. */
  will: string;
  /** What the button says. */
  label: (given: Given) => string;
  /** For how many days it may be; null among them: for good. None: it asks for no days. */
  days: readonly (number | null)[];
  /** Whether it asks for another name. */
  renames?: boolean;
  /** Whether whom it concerns reads the reason. */
  read: boolean;
  run: (given: Given) => Promise<unknown>;
}

/** "for 7 days", or for good. */
export const spanWords = (days: number | null): string =>
  days === null ? t('standing-for-good') : t('desk-for', { length: lengthWords(days * 86_400) });

const READ: readonly string[] = ['silence', 'ban'];

/** Something done to somebody. */
export function personAct({ person, name }: Pick<Known, 'person' | 'name'>, act: PersonDeed): Act {
  const path = { person };
  return {
    title: t(`desk-act-${act}`),
    will: t(`desk-will-${act}`, { name }),
    label: ({ days }) => t(`desk-do-${act}`, { name, span: spanWords(days) }),
    days: daysOf(act),
    renames: act === 'rename',
    read: READ.includes(act),
    run: ({ reason, days, name: wanted }) =>
      got(
        client.http.POST('/api/desk/people/{person}', {
          params: { path },
          body: { act, reason, days, name: wanted },
        }),
      ),
  };
}

/** Something done at a table. */
export function tableAct({ table }: Pick<TableFound, 'table'>, act: TableDeed): Act {
  return {
    title: t(`desk-act-${act}`),
    will: t(`desk-will-${act}`),
    label: () => t(`desk-act-${act}`),
    days: [],
    read: false,
    run: ({ reason }) =>
      got(
        client.http.POST('/api/desk/tables/{table}', { params: { path: { table } }, body: { act, reason } }),
      ),
  };
}

/** An answer to a report or an appeal. */
export function answerAct(matter: Matter, answer: Answer): Act {
  const name = (matter.kind === 'appeal' ? matter.by_name : matter.against_name) ?? '';
  return {
    title: t(`desk-answer-${answer}`),
    will: t(`desk-answered-${answer}`, { name }),
    label: ({ days }) => t(`desk-do-${answer}`, { name, span: spanWords(days) }),
    days: daysOf(answer),
    read: READ.includes(answer),
    run: ({ reason, days }) => answered(matter, answer, reason, days),
  };
}

function answered({ id }: Matter, answer: Answer, reason: string, days: number | null): Promise<unknown> {
  if (answer === 'lift' || answer === 'keep')
    return got(
      client.http.POST('/api/desk/appeals/{appeal}', {
        params: { path: { appeal: id } },
        body: { lift: answer === 'lift', reason },
      }),
    );
  return got(
    client.http.POST('/api/desk/reports/{report}', {
      params: { path: { report: id } },
      body: { answer, reason, days },
    }),
  );
}
