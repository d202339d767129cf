interface PaintAfterProps {
  id: string;
}

/** Delays the first paint until the element is parsed. A view transition leaves out pictures that are parsed after the first paint. */
export function PaintAfter({ id }: PaintAfterProps) {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}
