import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

export async function getImageSize(src: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(findFile(src)).metadata();
  return { width, height };
}

/** "JPEG, 1200 × 1200, 240 KB". A drawing has no size in pixels. */
export async function describeImage(src: string): Promise<string> {
  const [{ format = '', autoOrient }, { size }] = await Promise.all([
    sharp(findFile(src)).metadata(),
    stat(findFile(src)),
  ]);
  const pixels = format === 'svg' ? [] : [`${autoOrient.width} × ${autoOrient.height}`];
  return [format.toUpperCase(), ...pixels, `${Math.ceil(size / 1000)} KB`].join(', ');
}

function findFile(src: string): string {
  return join(process.cwd(), 'public', src);
}
