import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { TILE } from '../photo/picture';
import { firstWithin, type Pixels } from './picture-files';

/** Limit for all tiles of a picture, in bytes: 0.25 bytes per pixel at 60 megapixels. */
const TILES_BUDGET = 15_000_000;

const QUALITIES = [80, 68, 54, 40, 20];

/** Writes a Deep Zoom pyramid of WebP tiles: tiles.dzi and tiles_files/. */
export async function writeTiles({ file }: Pixels, folder: string): Promise<void> {
  const tiles = join(folder, 'tiles_files');
  await firstWithin(TILES_BUDGET, QUALITIES, async (quality) => {
    await rm(tiles, { recursive: true, force: true });
    await sharp(file)
      .webp({ quality, effort: 3 })
      .tile({ layout: 'dz', ...TILE })
      .toFile(join(folder, 'tiles.dz'));
    return measureFolder(tiles);
  });
  await rm(join(tiles, 'vips-properties.xml'), { force: true });
}

async function measureFolder(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}
