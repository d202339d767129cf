import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

export type Weight = 400 | 500 | 600;

/** One font program; its key names it within a file. */
export interface Face {
  key: string;
  font: Font;
}

const NAMES: Record<Weight, string> = { 400: '400Regular', 500: '500Medium', 600: '600SemiBold' };

/**
 * The site's own family, then the one that has what it lacks: Greek, Cyrillic, Vietnamese, Devanagari and signs.
 * A script of neither is added here, as a package of TTF files, and needs nothing else.
 */
const FAMILIES = [
  { folder: 'instrument-sans', file: 'InstrumentSans' },
  { folder: 'noto-sans', file: 'NotoSans' },
];

const opened = new Map<Weight, Face[]>();

/** The faces of a weight in the order in which they are asked for a sign. */
function facesOf(weight: Weight): Face[] {
  const known = opened.get(weight) ?? FAMILIES.map((family) => open(family, NAMES[weight]));
  opened.set(weight, known);
  return known;
}

function open({ folder, file }: (typeof FAMILIES)[number], name: string): Face {
  const path = join(process.cwd(), 'node_modules/@expo-google-fonts', folder, name, `${file}_${name}.ttf`);
  return { key: `${folder}-${name}`, font: create(readFileSync(path)) as Font };
}

/** The signs of a text that no face has, each once: they would be printed as boxes. */
export function missingSigns(text: string): string[] {
  const signs = new Set(text.normalize('NFC').replaceAll(/[\s\p{Cf}]/gu, ''));
  return [...signs].filter((sign) => !facesOf(400).some((face) => has(face, sign)));
}

/** Cuts a text where the face changes: a word is set in one face where one has all of it. */
export function splitByFace(text: string, weight: Weight): { face: Face; text: string }[] {
  const runs: { face: Face; text: string }[] = [];
  const faces = facesOf(weight);
  for (const part of text.match(/\s*\S+\s*|\s+/g) ?? []) {
    const whole = faces.find((face) => [...part.trim()].every((sign) => has(face, sign)));
    for (const piece of whole ? [part] : part) {
      const face = whole ?? faces.find((candidate) => has(candidate, piece)) ?? faces[0];
      const last = runs.at(-1);
      if (last && last.face === face) last.text += piece;
      else if (face) runs.push({ face, text: piece });
    }
  }
  return runs;
}

function has({ font }: Face, sign: string): boolean {
  return font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
}
