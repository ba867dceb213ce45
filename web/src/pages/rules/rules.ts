/** The rules of a game, read: chapters of headings, clauses and paragraphs, each of plain and marked words. */

/** A stretch of words: plain, strong, slanted, a name from the settings, or another clause. */
export interface Run {
  kind: 'plain' | 'strong' | 'slant' | 'code' | 'clause';
  text: string;
}

export interface Block {
  kind: 'heading' | 'clause' | 'words';
  /** The name of the clause, "CR-7.8", or worked example, "CR-E7"; empty for the others. */
  id: string;
  text: string;
  runs: Run[];
}

/** A clause as the server sends it: where it comes from, one sentence on it, the settings that change it. */
export interface Clause {
  id: string;
  text: string;
  source: string;
  remark: string;
  settings: string[];
}

export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

export interface Rules {
  title: string;
  /** What the game is about, before the first chapter: plain lines. */
  intro: string[];
  chapters: Chapter[];
}

const CLAUSE = /^\*\*([A-Z]+-(?:\d+\.\d+|E\d+))\*\*\s*(.*)$/; // CR-7.8, and CR-E7 for a worked example
const MARKED = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{2,}-(?:\d+\.\d+|E\d+)\b)/;

/** The stretches of a line of the small Markdown that rules are written in. */
export function runs(text: string): Run[] {
  return text
    .split(MARKED)
    .filter((part) => part !== '')
    .map((part): Run => {
      if (/^\*\*.+\*\*$/.test(part)) return { kind: 'strong', text: part.slice(2, -2) };
      if (/^\*.+\*$/.test(part)) return { kind: 'slant', text: part.slice(1, -1) };
      if (/^`.+`$/.test(part)) return { kind: 'code', text: part.slice(1, -1) };
      if (/^[A-Z]{2,}-(?:\d+\.\d+|E\d+)$/.test(part)) return { kind: 'clause', text: part };
      return { kind: 'plain', text: part };
    });
}

const plain = (text: string): string =>
  runs(text)
    .map((run) => run.text)
    .join('');

const block = (kind: Block['kind'], id: string, source: string): Block => ({
  kind,
  id,
  text: plain(source),
  runs: runs(source),
});

/** Read a rules text. */
export function read(source: string): Rules {
  const rules: Rules = { title: '', intro: [], chapters: [] };
  let chapter: Chapter | null = null;
  let open = ''; // the paragraph or clause that the next line may go on
  let openId = '';
  const close = (): void => {
    if (open && chapter) chapter.blocks.push(block(openId ? 'clause' : 'words', openId, open));
    else if (open) rules.intro.push(plain(open));
    open = openId = '';
  };
  for (const line of source.split('\n').map((one) => one.trim())) {
    if (line.startsWith('>')) continue; // why a clause says so: the server sends it with the clause
    const clause = CLAUSE.exec(line);
    if (line === '' || line.startsWith('#') || clause) close();
    if (line.startsWith('# ')) rules.title = line.slice(2);
    else if (line.startsWith('## ')) {
      const title = line.slice(3);
      chapter = { id: `chapter-${rules.chapters.length + 1}`, title, blocks: [] };
      rules.chapters.push(chapter);
    } else if (line.startsWith('#')) chapter?.blocks.push(block('heading', '', line.replace(/^#+\s*/, '')));
    else if (clause) {
      openId = clause[1] ?? '';
      open = clause[2] ?? '';
    } else if (line !== '') {
      if (chapter === null) close(); // the introduction: each line stands for itself
      open = open ? `${open} ${line}` : line;
    }
  }
  close();
  return rules;
}

/** The clauses that are our reading or rebuilt: what the rule book leaves open. */
export const leftOpen = (clauses: readonly Clause[]): Clause[] =>
  clauses.filter(({ source }) => source === 'reading' || source === 'rebuilt');

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The rules with only those clauses in which every word of the search stands, or that it names. */
export function search(rules: Rules, wanted: string): Chapter[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules.chapters;
  return rules.chapters
    .map((chapter) => ({
      ...chapter,
      blocks: chapter.blocks.filter(
        (one) =>
          one.kind !== 'heading' && words.every((word) => folded(`${one.id} ${one.text}`).includes(word)),
      ),
    }))
    .filter((chapter) => chapter.blocks.length > 0);
}

/** The parts of a text, those that were searched for marked. */
export function marked(text: string, wanted: string): { text: string; hit: boolean }[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, hit: false }];
  const letters = [...text];
  const flat = letters.map(folded); // one by one: folding may change their length, and the places must be known
  const line = flat.join('');
  const starts: number[] = [];
  flat.reduce((at, letter, i) => ((starts[i] = at), at + letter.length), 0);
  const hits = new Set<number>();
  for (const word of words) {
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1)) {
      starts.forEach((start, i) => {
        if (start >= at && start < at + word.length) hits.add(i);
      });
    }
  }
  const parts: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, i) => {
    const last = parts.at(-1);
    if (last && last.hit === hits.has(i)) last.text += letter;
    else parts.push({ text: letter, hit: hits.has(i) });
  });
  return parts;
}
