import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { Span } from '../resume/pdf/parts';
import { STYLES } from '../resume/pdf/styles';
import type { Face } from './faces';
import { splitByFace } from './split-by-face';

/** What is embedded for the slices that texts are set in: their signs in the one weight, as TrueType; by the face's key. */
export async function programsOf(spans: Pick<Span, 'text' | 'style'>[]): Promise<Map<string, Font>> {
  const used = new Map<string, { slice: NonNullable<Face['slice']>; text: string }>();
  for (const { text, style } of spans) {
    for (const { face, text: run } of splitByFace(text.normalize('NFC'), STYLES[style].weight)) {
      const known = used.get(face.key)?.text ?? '';
      if (face.slice) used.set(face.key, { slice: face.slice, text: known + run });
    }
  }
  const programs = [...used].map(async ([key, { slice, text }]) => {
    const options = { targetFormat: 'sfnt', variationAxes: { wght: slice.weight } } as const;
    return [key, create(await subsetFont(readFileSync(slice.file), text, options)) as Font] as const;
  });
  return new Map(await Promise.all(programs));
}
