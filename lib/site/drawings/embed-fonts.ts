import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { FONT_NAME } from '../../looks/tokens';
import { DEFAULT_TYPEFACE, type Typeface } from '../../looks/typefaces';
import { subsetSiteFont } from '../site-font';

interface DrawnText {
  text: string;
  /** First name of its font-family. */
  family: string;
  weight: number;
}

type Node = ReturnType<typeof parseDocument>['children'][number];

const WEIGHTS: Record<string, number> = { normal: 400, bold: 700 };

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

export function readTexts(svg: string): DrawnText[] {
  const elements = DomUtils.getElementsByTagName('text', parseDocument(svg, { xmlMode: true }));
  return DomUtils.filter(({ type }) => type === ElementType.Text, elements).flatMap((node) => {
    const text = DomUtils.textContent(node);
    const [family = ''] = inherit(node, 'font-family')?.split(',') ?? [];
    const weight = inherit(node, 'font-weight') ?? 'normal';
    const font = { family: family.replaceAll(/["']/g, '').trim(), weight: WEIGHTS[weight] ?? Number(weight) };
    return text.trim() ? [{ text, ...font }] : [];
  });
}

function inherit({ parent }: Pick<Node, 'parent'>, attribute: string): string | undefined {
  if (!parent) return undefined;
  return ('attribs' in parent ? parent.attribs[attribute] : undefined) ?? inherit(parent, attribute);
}
