import type { Face } from '../../site/fonts/faces';
import { splitByFace } from '../../site/fonts/split-by-face';
import { STYLES, type Style, type StyleName } from './styles';

const known = new Map<string, number>();

/** Width of a text in points, kerned and tracked as it will be printed. */
export function measure(text: string, name: StyleName): number {
  const key = `${name} ${text}`;
  const width = known.get(key) ?? widthOf(text, name);
  known.set(key, width);
  return width;
}

function widthOf(text: string, name: StyleName): number {
  const runs = splitByFace(text, STYLES[name].weight);
  return runs.reduce((sum, { face, text: run }) => sum + widthIn(face, run, name), 0);
}

/** Width in points of a text that is set in one face. */
export function widthIn({ font, isTracked }: Face, text: string, name: StyleName): number {
  const { size, tracking = 0 }: Style = STYLES[name];
  const drawn = (font.layout(text).advanceWidth / font.unitsPerEm) * size;
  return drawn + (isTracked ? tracking * text.length : 0);
}
