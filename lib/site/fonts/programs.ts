import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { Face, Weight } from './faces';
import { splitByFace } from './split-by-face';

const made = new Map<string, Promise<Font>>();

/** Tells what draws a face: for slices, which hold all weights as WOFF2, TrueType in the one weight. */
export type Programs = (face: Face) => Font;

/** The programs of all faces that texts are set in, cut exactly as they will be when they are drawn. */
export async function programsOf(texts: { text: string; weight: Weight }[]): Promise<Programs> {
  const programs = new Map<string, Font>();
  for (const { face } of texts.flatMap(({ text, weight }) => splitByFace(text, weight))) {
    if (!programs.has(face.key)) programs.set(face.key, await programOf(face));
  }
  return ({ key }) => {
    const program = programs.get(key);
    if (!program) throw new Error(`No text was told that is set in ${key}`);
    return program;
  };
}

async function programOf({ key, font, slice }: Face): Promise<Font> {
  if (!slice) return font;
  const program = made.get(key) ?? trueType(font, slice);
  made.set(key, program);
  return program;
}

async function trueType({ characterSet }: Font, { file, weight }: NonNullable<Face['slice']>): Promise<Font> {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
  return create(await subsetFont(readFileSync(file), String.fromCodePoint(...characterSet), options)) as Font;
}
