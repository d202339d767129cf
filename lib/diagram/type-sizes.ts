/** Font sizes and line heights in pixels of the canvas. */
const SIZES = {
  title: { size: 20, line: 26 },
  subtitle: { size: 13, line: 19 },
  heading: { size: 13.5, line: 18 },
  label: { size: 18, line: 25 },
  detail: { size: 13.5, line: 19 },
  edge: { size: 13, line: 18 },
} as const;

export type TextKind = keyof typeof SIZES;

/** Size and line height of a kind of text on a canvas of this scale. */
export function typeSize(kind: TextKind, scale: number): { size: number; line: number } {
  const { size, line } = SIZES[kind];
  return { size: Math.round(size * scale * 2) / 2, line: Math.round(line * scale) };
}
