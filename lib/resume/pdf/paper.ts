/** A sheet and its margins, in points. */
export interface Paper {
  width: number;
  height: number;
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A4 is 210 by 297 mm, Letter 8.5 by 11 inches. Letter is lower and wider, and gives its width to the margins. */
export const PAPERS = {
  a4: { width: 595.28, height: 841.89, top: 52, bottom: 54, left: 56, right: 56 },
  letter: { width: 612, height: 792, top: 46, bottom: 50, left: 60, right: 60 },
} satisfies Record<string, Paper>;

export type PaperName = keyof typeof PAPERS;
