/** Delays the first paint until the element is parsed, so that a view transition includes its pictures. */
export function PaintAfter({ id }: { id: string }) {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}
