// Links to a table: whether anybody else could follow one.

const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a link leads everybody to their own machine, and so only us to this table. */
export function onlyHere(link: string): boolean {
  const host = new URL(link).hostname;
  return HERE.has(host) || host.endsWith('.localhost');
}
