// Rules as the page reads them: chapters, clauses, marked words, search.
import { describe, expect, it } from 'vitest';
import { leftOpen, marked, read, runs, search } from '../src/pages/rules/rules';

const TEXT = `# A Game

You build a city.
It is **yours**.

## 1. What is in the box

### Cards

**AG-1.1** There are *80* cards,
and \`open=on\` shows them; see AG-2.1.

> Nobody knows why.
> Really.

Some words.

## 2. The end

**AG-2.1** Der Aquädukt zählt.

**AG-E1** An example of AG-2.1.
`;

describe('rules', () => {
  const rules = read(TEXT);

  it('have a title and an introduction of plain lines', () => {
    expect(rules.title).toBe('A Game');
    expect(rules.intro).toEqual(['You build a city.', 'It is yours.']);
  });

  it('have chapters of headings, clauses that go on, and words', () => {
    expect(rules.chapters.map((chapter) => chapter.title)).toEqual(['1. What is in the box', '2. The end']);
    expect(rules.chapters[0]?.blocks.map(({ kind, id, text }) => [kind, id, text])).toEqual([
      ['heading', '', 'Cards'],
      ['clause', 'AG-1.1', 'There are 80 cards, and open=on shows them; see AG-2.1.'],
      ['words', '', 'Some words.'],
    ]);
  });

  it('tell worked examples among their clauses', () => {
    expect(rules.chapters[1]?.blocks.map(({ id }) => id)).toEqual(['AG-2.1', 'AG-E1']);
    expect(runs('see AG-E1')[1]).toEqual({ kind: 'clause', text: 'AG-E1' });
  });

  it('leave why a clause says so to the server, which sends it with the clause', () => {
    const clause = (id: string, source: string) => ({ id, text: '', source, remark: '', settings: [] });
    const clauses = ['printed', 'reading', 'public', 'rebuilt'].map((source) =>
      clause(`AG-${source}`, source),
    );
    expect(leftOpen(clauses).map(({ id }) => id)).toEqual(['AG-reading', 'AG-rebuilt']);
  });

  it('mark words as they are marked in the source', () => {
    expect(runs('a **b** *c* `d` AG-1.1.').map(({ kind, text }) => `${kind}:${text}`)).toEqual([
      ...[
        'plain:a ',
        'strong:b',
        'plain: ',
        'slant:c',
        'plain: ',
        'code:d',
        'plain: ',
        'clause:AG-1.1',
        'plain:.',
      ],
    ]);
  });

  it('are searched by words without accents and by clause', () => {
    const ids = (wanted: string) => search(rules, wanted).flatMap(({ blocks }) => blocks.map(({ id }) => id));
    expect(ids('aquadukt')).toEqual(['AG-2.1']);
    expect(ids('ag-1.1')).toEqual(['AG-1.1']);
    expect(ids('cards open')).toEqual(['AG-1.1']);
    expect(ids('nothing of that')).toEqual([]);
    expect(search(rules, ' ')).toBe(rules.chapters);
  });

  it('show what was found, in its own letters', () => {
    expect(marked('Der Aquädukt', 'aquadu')).toEqual([
      { text: 'Der ', hit: false },
      { text: 'Aquädu', hit: true },
      { text: 'kt', hit: false },
    ]);
    expect(marked('abc', '')).toEqual([{ text: 'abc', hit: false }]);
  });
});
