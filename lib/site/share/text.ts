import type { Glyph } from 'fontkit';
import type { Face, Weight } from '../fonts/faces';
import { programsOf } from '../fonts/programs';
import { missingSigns, splitByFace } from '../fonts/split-by-face';

export interface TextStyle {
  /** Pixels. */
  size: number;
  weight: Weight;
  /** Space added after each letter, in em, where a face can bear it. */
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

const widths = new Map<string, number>();
const known = new Map<string, Promise<Letter[]>>();
const outlines = new Map<string, string>();

/** Width of a text in pixels, kerned and tracked. */
export function textWidth(text: string, { size, weight, tracking = 0 }: TextStyle): number {
  const key = `${weight} ${tracking} ${text}`;
  const width = widths.get(key) ?? widthOf(text, weight, tracking);
  widths.set(key, width);
  return width * size;
}

/**
 * A text as the outlines of its letters, its baseline starting at 0,0: an SVG group that looks the same on every
 * machine, since no font has to be found there. Signs that no face has are left out.
 */
export async function drawText(text: string, { size, weight, tracking = 0, color }: TextStyle): Promise<string> {
  const key = `${weight} ${tracking} ${text}`;
  // Words come again and again, in one title and from page to page.
  const letters = known.get(key) ?? lettersOf(text, weight, tracking);
  known.set(key, letters);
  const paths = (await letters).map(({ outline, unitsPerEm, x, y }) => {
    const scale = size / unitsPerEm;
    return `<path transform="translate(${round(x * size)} ${round(y * size)}) scale(${scale} ${-scale})" d="${outline}"/>`;
  });
  return `<g fill="${color}">${paths.join('')}</g>`;
}

/** In em. */
function widthOf(text: string, weight: Weight, tracking: number): number {
  const runs = splitByFace(withoutMissing(text), weight).map(({ face, text: run }) => {
    const { advanceWidth, glyphs } = face.font.layout(run);
    return advanceWidth / face.font.unitsPerEm + glyphs.length * spaceIn(face, tracking);
  });
  return runs.reduce((sum, width) => sum + width, 0);
}

async function lettersOf(text: string, weight: Weight, tracking: number): Promise<Letter[]> {
  const printed = withoutMissing(text);
  const programs = await programsOf([{ text: printed, weight }]);
  const letters: Letter[] = [];
  let x = 0;
  for (const { face, text: run } of splitByFace(printed, weight)) {
    const program = programs(face);
    const { unitsPerEm } = program;
    const { glyphs, positions } = program.layout(run);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = outlineOf(face, glyph);
      if (outline) letters.push({ outline, unitsPerEm, x: x + xOffset / unitsPerEm, y: -yOffset / unitsPerEm });
      x += xAdvance / unitsPerEm + spaceIn(face, tracking);
    }
  }
  return letters;
}

function spaceIn({ isTracked }: Face, tracking: number): number {
  return isTracked ? tracking : 0;
}

function withoutMissing(text: string): string {
  const missing = new Set(missingSigns(text));
  return [...text.normalize('NFC')].filter((sign) => !missing.has(sign)).join('');
}

function outlineOf({ key }: Face, { id, path }: Glyph): string {
  const name = `${key} ${id}`;
  const outline = outlines.get(name) ?? path.toSVG();
  outlines.set(name, outline);
  return outline;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
