import sharp from 'sharp';
import { PALETTE } from '../../looks/palette';
import { drawIconSvg } from './icon-svg';

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
