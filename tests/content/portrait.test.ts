import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { portraitFiles, portraitJpeg, portraitSources, portraitUrl, renderPortrait } from '@/lib/content/portrait';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portrait-'));
  mkdirSync(join(folder, 'public'));
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#806040' } });
  await photo(1200, 1600)
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 15/1 0/1' } })
    .jpeg()
    .toFile(join(folder, 'public/tall.jpg'));
  await photo(80, 80).webp().toFile(join(folder, 'public/small.webp'));
});
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});

test.each(['/tall.jpg', '/small.webp'])('%s has a square file for each size, without metadata', async (avatar) => {
  for (const file of portraitFiles(avatar)) {
    const { width, height, format, exif } = await sharp(await renderPortrait(avatar, file)).metadata();
    const side = Number.parseInt(file, 10);
    expect({ width, height, format, exif }).toEqual({
      width: side,
      height: side,
      format: file.endsWith('jpg') ? 'jpeg' : 'webp',
    });
  }
});

test('a picture that lies on its side in its file stands upright', async () => {
  const half = { create: { width: 200, height: 100, channels: 3 as const, background: 'blue' } };
  const red = await sharp({ create: { ...half.create, height: 100, width: 100, background: 'red' } })
    .png()
    .toBuffer();
  // Orientation 6: the camera was turned, so that the left of the file is the top of the picture.
  const file = sharp(half)
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg();
  await file.toFile(join(folder, 'public/turned.jpg'));
  const { data, info } = await sharp(await portraitJpeg('/turned.jpg', 64))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = [0, info.width - 1].map((x) => data[(32 * info.width + x) * info.channels] ?? 0);
  expect(Math.abs((columns[0] ?? 0) - (columns[1] ?? 255))).toBeLessThan(20);
});

test('a drawing is used as it is', () => {
  expect(portraitSources('/portrait.svg', '6rem')).toEqual({ src: '/portrait.svg' });
  expect(portraitUrl('/portrait.svg')).toBe('/portrait.svg');
  expect(portraitFiles('/portrait.svg')).toEqual([]);
  expect(portraitFiles(undefined)).toEqual([]);
});
