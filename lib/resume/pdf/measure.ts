import { splitByFace } from '../../fonts';
import { STYLES, type Style, type StyleName } from './styles';

const known = new Map<string, number>();

/** Width of a text in points, kerned and tracked as it will be printed. */
export function measure(text: string, name: StyleName): number {
  const key = `${name} ${text}`;
  const width = known.get(key) ?? widthOf(text, STYLES[name]);
  known.set(key, width);
  return width;
}

function widthOf(text: string, { weight, size, tracking = 0 }: Style): number {
  const runs = splitByFace(text, weight);
  const drawn = runs.map(({ face: { font }, text: run }) => (font.layout(run).advanceWidth / font.unitsPerEm) * size);
  return drawn.reduce((sum, width) => sum + width, 0) + tracking * text.length;
}
