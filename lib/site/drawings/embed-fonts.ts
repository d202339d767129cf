import { FONT_NAME } from '../../looks/tokens';
import { DEFAULT_TYPEFACE, type Typeface } from '../../looks/typefaces';
import { subsetSiteFont } from '../site-font';
import { readTexts } from './drawing-texts';

const EMBEDDED = / *<style id="fonts">[^<]*<\/style>\n?/;

/** An SVG in an <img> cannot load files. Replaces fonts that were embedded before. */
export async function embedFonts(svg: string, typeface: Typeface = DEFAULT_TYPEFACE): Promise<string> {
  const bare = svg.replace(EMBEDDED, '');
  const texts = readTexts(bare).filter(({ family }) => family === FONT_NAME);
  const weights = Map.groupBy(texts, ({ weight }) => weight);
  const faces = [...weights]
    .toSorted(([a], [b]) => a - b)
    .map(([weight, members]) => {
      const characters = new Set(members.flatMap(({ text }) => [...text]));
      return fontFace(typeface, weight, [...characters].toSorted().join(''));
    });
  if (faces.length === 0) return bare;
  const style = `  <style id="fonts">${(await Promise.all(faces)).join('')}</style>\n`;
  return bare.replace(/<\/svg>\s*$/, (end) => style + end);
}

async function fontFace(typeface: Typeface, weight: number, characters: string): Promise<string> {
  // Kerning would add a third to the size, and is hardly visible in small text.
  const font = await subsetSiteFont(typeface, characters, { weight, features: [] });
  const source = `url(data:font/woff2;base64,${font.toString('base64')})`;
  return `@font-face{font-family:'${FONT_NAME}';font-weight:${weight};src:${source}}`;
}
