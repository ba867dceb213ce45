/** A hand lies as its owner left it: what is there stays in its place, what is new comes last. */

/** The same things as now, in the order of before. */
export function kept(before: readonly string[], now: readonly string[]): string[] {
  const rest = [...now];
  const stay = before.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return [...stay, ...rest];
}
