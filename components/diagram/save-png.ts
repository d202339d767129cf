import {
  EXPORT_SCALE,
  exportFileName,
  findFontUrl,
  type PageFont,
  pickFonts,
  standaloneSvg,
  svgDataUrl,
} from '@/lib/diagram/export';
import { TOKENS } from '@/lib/looks/tokens';
import { saveFile } from '../ui/save-file';

/** Downloads an SVG as a PNG with a dark background. Does nothing without a drawing context. */
export async function savePng(svg: SVGSVGElement, name: string): Promise<void> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = svg.viewBox.baseVal;
  canvas.width = width * EXPORT_SCALE;
  canvas.height = height * EXPORT_SCALE;
  context.fillStyle = TOKENS.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(await loadImage(svg), 0, 0, canvas.width, canvas.height);
  saveFile(await createBlob(canvas), exportFileName(name));
}

async function loadImage(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const fonts = pickFonts(getComputedStyle(svg).fontFamily, pageFonts(), location.origin, svg.textContent);
  const embedded = await Promise.all(fonts.map(async (font) => ({ ...font, url: await readDataUrl(font.url) })));
  const image = new Image();
  image.src = svgDataUrl(standaloneSvg(new XMLSerializer().serializeToString(svg), embedded));
  await image.decode();
  return image;
}

/** Fonts of the same-origin style sheets; the rules of other sheets are not readable. */
function pageFonts(): PageFont[] {
  return [...document.styleSheets]
    .filter(({ href }) => !href || href.startsWith(location.origin))
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => readFont(rule, sheet.href ?? document.baseURI)))
    .filter((font) => font !== undefined);
}

function readFont(rule: CSSRule, sheetUrl: string): PageFont | undefined {
  if (!(rule instanceof CSSFontFaceRule)) return undefined;
  const url = findFontUrl(rule.style.getPropertyValue('src'), sheetUrl);
  const family = rule.style.getPropertyValue('font-family');
  return url ? { family, url, range: rule.style.getPropertyValue('unicode-range') } : undefined;
}

async function readDataUrl(url: string): Promise<string> {
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

function createBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas returned no image.'))), 'image/png');
  });
}
