/** Widths of Instrument Sans at weight 550 in ems, by how wide its letters are; close enough to leave room for a word. */
const WIDTHS: [RegExp, number][] = [
  [/ /, 0.2],
  [/[ijlI.,:;'!|]/, 0.27],
  [/[frt()/-]/, 0.41],
  [/[ckszvxyJ]/, 0.53],
  [/[mwM%@…]/, 0.88],
  [/W/, 1.09],
  [/[A-Z&]/, 0.72],
];

/** Pixels a line of text takes at a font size in pixels: an estimate, as nothing is measured on the server. */
export function textWidth(text: string, size: number): number {
  const ems = Array.from(text).reduce((sum, char) => sum + (WIDTHS.find(([kind]) => kind.test(char))?.[1] ?? 0.58), 0);
  return ems * size;
}
