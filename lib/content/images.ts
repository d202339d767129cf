import { join } from 'node:path';
import sharp from 'sharp';

export async function getImageSize(src: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(findFile(src)).metadata();
  return { width, height };
}

function findFile(src: string): string {
  return join(process.cwd(), 'public', src);
}
