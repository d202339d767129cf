import type { Face, Weight } from '../fonts/faces';
import { missingSigns, splitByFace } from '../fonts/split-by-face';

export interface TextStyle {
  /** Pixels. */
  size: number;
  weight: Weight;
  /** Space added after each letter, in em. */
  tracking?: number;
  color: string;
}

/** A letter's outline and where it starts, in units of its face. */
interface Letter {
  outline: string;
  unitsPerEm: number;
  /** In em. */
  x: number;
  y: number;
}

interface SetText {
  letters: Letter[];
  /** In em. */
  width: number;
}

const known = new Map<string, SetText>();

/** Width of a text in pixels, kerned and tracked. */
export function textWidth(text: string, { size, weight, tracking = 0 }: TextStyle): number {
  return setText(text, weight, tracking).width * size;
}

/**
 * A text as the outlines of its letters, its baseline starting at 0,0: an SVG group that looks the same on every
 * machine, since no font has to be found there. Signs that no face has are left out.
 */
export function drawText(text: string, { size, weight, tracking = 0, color }: TextStyle): string {
  const paths = setText(text, weight, tracking).letters.map(({ outline, unitsPerEm, x, y }) => {
    const scale = size / unitsPerEm;
    return `<path transform="translate(${round(x * size)} ${round(y * size)}) scale(${scale} ${-scale})" d="${outline}"/>`;
  });
  return `<g fill="${color}">${paths.join('')}</g>`;
}

/** Words come again and again, in one title and from page to page. */
function setText(text: string, weight: Weight, tracking: number): SetText {
  const key = `${weight} ${tracking} ${text}`;
  const found = known.get(key) ?? layOut(text, weight, tracking);
  known.set(key, found);
  return found;
}

function layOut(text: string, weight: Weight, tracking: number): SetText {
  const letters: Letter[] = [];
  let width = 0;
  for (const { face, text: run } of splitByFace(withoutMissing(text), weight)) {
    const { unitsPerEm } = face.font;
    const { glyphs, positions } = face.font.layout(run);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = outlineOf(face, glyph);
      if (outline) letters.push({ outline, unitsPerEm, x: width + xOffset / unitsPerEm, y: -yOffset / unitsPerEm });
      width += xAdvance / unitsPerEm + tracking;
    }
  }
  return { letters, width };
}

function withoutMissing(text: string): string {
  const missing = new Set(missingSigns(text));
  return [...text.normalize('NFC')].filter((sign) => !missing.has(sign)).join('');
}

const outlines = new Map<string, string>();

function outlineOf({ key, font }: Face, glyph: ReturnType<typeof font.layout>['glyphs'][number]): string {
  const name = `${key} ${glyph.id}`;
  const outline = outlines.get(name) ?? glyph.path.toSVG();
  outlines.set(name, outline);
  return outline;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
