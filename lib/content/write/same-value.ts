/** Whether two values of YAML are equal. Browsers have no isDeepStrictEqual. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return Object.is(a, b);
  const [first, second] = [a, b] as Record<string, unknown>[];
  const names = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameValue(first?.[name], second?.[name]))
  );
}
