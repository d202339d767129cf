import sharp from 'sharp';
import { PALETTE } from '../../looks/palette';
import { drawIconSvg } from './icon-svg';

/** Search engines ask for 48 pixels; browsers scale it. */
const FAVICON_SIZE = 48;
const HEADER_BYTES = 22;

export const APP_ICONS: Record<string, { size: number; maskable?: boolean }> = {
  '192.png': { size: 192 },
  '512.png': { size: 512 },
  'maskable.png': { size: 512, maskable: true },
  'apple-touch.png': { size: 180, maskable: true },
};

export async function renderAppIcon(file: string): Promise<Buffer | undefined> {
  const icon = APP_ICONS[file];
  return icon && drawIcon(icon.size, icon.maskable);
}

export function drawIcon(size: number, maskable = false): Promise<Buffer> {
  const drawn = drawIconSvg();
  const svg = Buffer.from(maskable ? fillSquare(drawn) : drawn);
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** Devices cut maskable icons to shapes of their own. @see https://www.w3.org/TR/appmanifest/#icon-masks */
function fillSquare(icon: string): string {
  const smaller = icon.replace('<svg ', '<svg x="3.2" y="3.2" width="25.6" height="25.6" ');
  const ground = `<rect width="32" height="32" fill="${PALETTE.ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${smaller}</svg>`;
}

/** An ICO file of one PNG image. @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
export async function renderFavicon(): Promise<Buffer> {
  const image = await drawIcon(FAVICON_SIZE);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(FAVICON_SIZE, 6);
  header.writeUInt8(FAVICON_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, image]);
}
