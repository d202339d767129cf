import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_SIZE } from './frame';

/**
 * A file below public/ as a PNG of PICTURE_SIZE, as a data URL. Texts of a drawing are left out: sharp does not load the
 * fonts of an SVG, and the image has a title of its own.
 */
export async function sharePicture(src: string): Promise<string> {
  const file = readFileSync(join(process.cwd(), 'public', src));
  const input = src.endsWith('.svg') ? Buffer.from(withoutTexts(file.toString())) : file;
  const png = await sharp(input)
    .resize({ ...PICTURE_SIZE, fit: 'cover' })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

function withoutTexts(svg: string): string {
  return svg.replaceAll(/<text\b[^>]*>[\s\S]*?<\/text>/g, '');
}
