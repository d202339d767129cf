import { join } from 'node:path';
import sharp from 'sharp';

/** Width and height in pixels of a file below public/, so that the page reserves its space. */
export async function getImageSize(src: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(join(process.cwd(), 'public', src)).metadata();
  return { width, height };
}
