import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

/** Width and height in pixels of a file below public/, so that its place is kept while it loads. */
export function getImageSize(src: string): { width: number; height: number } {
  const { width, height } = imageSize(readFileSync(join(process.cwd(), 'public', src)));
  return { width, height };
}
