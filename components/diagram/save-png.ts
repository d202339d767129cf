import { FONT_NAME, TOKENS } from '@/lib/looks/tokens';
import { saveFile } from '../ui/save-file';

/** Pixels of the image per pixel of the drawing. */
const SCALE = 2;

/** Downloads an SVG as a PNG with a dark background. Does nothing without a drawing context. */
export async function savePng(svg: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = svg.viewBox.baseVal;
  const canvas = new OffscreenCanvas(width * SCALE, height * SCALE);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = TOKENS.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(await loadImage(svg, canvas), 0, 0);
  saveFile(await canvas.convertToBlob(), `${name}.png`);
}

/** Embeds the fonts of the page under the name in the drawing, because an image cannot load files. */
async function loadImage(svg: SVGSVGElement, { width, height }: OffscreenCanvas): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = (await Promise.all(findFontFaces(getComputedStyle(svg)).map(embedFile))).join('');
  copy.prepend(style);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** From the same-origin style sheets; the rules of other sheets are not readable. */
function findFontFaces({ fontFamily }: CSSStyleDeclaration): CSSFontFaceRule[] {
  const families = fontFamily.split(',').map(unquote);
  return [...document.styleSheets]
    .filter(({ href }) => !href || href.startsWith(location.origin))
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => families.includes(unquote(style.getPropertyValue('font-family'))));
}

/** The rule with its file as a data URL. Empty if it has no file, as in a rule for a fallback font. */
async function embedFile({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [source = '', address] = /url\(\s*["']?([^"')]+)["']?\s*\)/.exec(cssText) ?? [];
  if (!address) return '';
  const file = await readDataUrl(new URL(address, parentStyleSheet?.href ?? document.baseURI));
  return cssText.replace(source, `url(${file})`).replace(/font-family:[^;]*/, `font-family: "${FONT_NAME}"`);
}

async function readDataUrl(url: URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

function unquote(name: string): string {
  return name.trim().replace(/^["']|["']$/g, '');
}
