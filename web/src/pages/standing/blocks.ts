/** A text that somebody has written, as headings and paragraphs; whatever it says, it is text. */
export interface Block {
  heading: boolean;
  text: string;
}

/** Paragraphs stand apart by an empty line; a line that begins with # is a heading. */
export function blocks(text: string): Block[] {
  const made: Block[] = [];
  for (const part of text.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    const lines: string[] = [];
    const paragraph = (): void => {
      if (lines.length > 0) made.push({ heading: false, text: lines.splice(0).join('\n') });
    };
    for (const line of part.split('\n').map((one) => one.trim())) {
      const heading = /^#+\s+(.+)$/.exec(line)?.[1];
      if (heading) {
        paragraph();
        made.push({ heading: true, text: heading });
      } else if (line) lines.push(line);
    }
    paragraph();
  }
  return made;
}
