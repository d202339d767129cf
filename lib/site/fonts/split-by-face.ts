import { FAMILIES, type Face, FIRST_WIDE, type Weight } from './faces';

/** A word, or the stretch of one that is East Asian or is not, with the blanks around it. */
const PARTS = new RegExp(`\\s*(?:[${FIRST_WIDE}-\\u{3ffff}]+|[^\\s${FIRST_WIDE}-\\u{3ffff}]+)\\s*|\\s+`, 'gu');
/** Joiners are no signs, but without them words of Persian and some others read otherwise. */
const UNPRINTED = /\s|(?![\u200c\u200d])\p{Cf}/u;

/** The signs of a text that no face has, each once: they would be printed as boxes, or not where they belong. */
export function missingSigns(text: string): string[] {
  return [...new Set(printedSigns(text.normalize('NFC')))].filter((sign) => !faceOf(sign, 400));
}

/** Cuts a text where the face changes: a word is set in one family where one has all of it. */
export function splitByFace(text: string, weight: Weight): { face: Face; text: string }[] {
  const runs: { face: Face; text: string }[] = [];
  for (const part of text.match(PARTS) ?? []) {
    const signs = printedSigns(part);
    const whole = FAMILIES.find((family) => signs.every((sign) => family(sign, weight)));
    for (const sign of part) {
      const last = runs.at(-1);
      const face = UNPRINTED.test(sign) ? blankFace(last?.face, weight) : faceOf(sign, weight, whole);
      if (last && last.face.key === face?.key) last.text += sign;
      else if (face) runs.push({ face, text: sign });
    }
  }
  return runs;
}

function printedSigns(text: string): string[] {
  return [...text].filter((sign) => !UNPRINTED.test(sign));
}

function faceOf(sign: string, weight: Weight, whole?: (typeof FAMILIES)[number]): Face | undefined {
  for (const family of whole ? [whole] : FAMILIES) {
    const face = family(sign, weight);
    if (face) return face;
  }
  return undefined;
}

/** Blanks belong to the word before them; slices have none. */
function blankFace(before: Face | undefined, weight: Weight): Face | undefined {
  return before && !before.slice ? before : faceOf(' ', weight);
}
