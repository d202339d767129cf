import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { chooseWidths, writeSizes } from '@/lib/astro/import/picture-files';
import { writePicture } from '@/lib/astro/import/write-picture';

let folder: string;
let target: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
  target = join(folder, 'm-45');
});

const blue = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } });

async function save(picture: Sharp) {
  const file = join(folder, 'source.png');
  await picture.toFile(file);
  return file;
}

async function writeBlue(width: number, height: number, to = target) {
  const source = await save(blue(width, height));
  const written = await writePicture(source, to);
  await rm(source);
  return written;
}

test('sizes end at the picture, are never higher than wide pictures are wide, and skip near duplicates', () => {
  expect(chooseWidths({ width: 9504, height: 6336 })).toEqual([480, 960, 1600, 2400]);
  expect(chooseWidths({ width: 1700, height: 1100 })).toEqual([480, 960, 1700]);
  expect(chooseWidths({ width: 300, height: 200 })).toEqual([300]);
  expect(chooseWidths({ width: 3000, height: 6000 })).toEqual([480, 960, 1200]);
});

test('a picture gets its sizes in two formats, one JPEG, a placeholder and nothing else', async () => {
  const picture = await writeBlue(600, 400);
  expect(picture).toMatchObject({ width: 600, height: 400, widths: [480, 600] });
  expect(picture).not.toHaveProperty('tiles');
  expect(picture.placeholder).toMatch(/^data:image\/webp;base64,.{20,680}$/);
  expect(await readdir(target)).toEqual([picture.hash]);
  const files = join(target, picture.hash);
  expect((await readdir(files)).toSorted()).toEqual(['480.avif', '480.webp', '600.avif', '600.jpg', '600.webp']);
  expect(await sharp(join(files, '480.avif')).metadata()).toMatchObject({ width: 480, height: 320 });
  expect(await readdir(folder)).toEqual(['m-45']);
});

test('a large picture gets Deep Zoom tiles of its full size', async () => {
  const picture = await writeBlue(3700, 600);
  expect(picture).toMatchObject({ width: 2400, height: 389, tiles: { width: 3700, height: 600 } });
  const files = join(target, picture.hash);
  expect(await readFile(join(files, 'tiles.dzi'), 'utf8')).toContain('Width="3700"');
  expect((await readdir(join(files, 'tiles_files/10'))).toSorted()).toEqual(['0_0.webp', '1_0.webp']);
});

test('all sizes together stay within the budget of the picture', async () => {
  const noise = sharp({
    create: {
      width: 200,
      height: 150,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 40, sigma: 8 },
    },
  });
  const budget = 9_000;
  const file = await save(noise);
  await mkdir(target);
  await writeSizes({ file, width: 200, height: 150 }, target, [200], budget);
  const names = await readdir(target);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(target, name))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(budget);
});

test('the files are upright 8-bit sRGB without metadata', async () => {
  const exif = { IFD0: { Artist: 'The owner' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 2/1 3/1' } };
  const source = await save(blue(300, 200).withExif(exif).withMetadata({ orientation: 6 }).withIccProfile('p3').jpeg());
  const picture = await writePicture(source, target);
  expect(picture).toMatchObject({ width: 200, height: 300 });
  for (const name of ['200.jpg', '200.webp', '200.avif']) {
    const found = await sharp(join(target, picture.hash, name)).metadata();
    expect(found).toMatchObject({ space: 'srgb', depth: 'uchar' });
    expect(Object.keys(found).filter((key) => ['exif', 'xmp', 'iptc', 'icc', 'orientation'].includes(key))).toEqual([]);
  }
});

test('renewing a picture keeps its versions and drops the old sizes', async () => {
  const first = await writeBlue(600, 400);
  const version = await writeBlue(60, 40, join(target, 'single'));
  const { hash } = await writeBlue(300, 200);
  expect(hash).not.toBe(first.hash);
  expect((await readdir(target)).toSorted()).toEqual([hash, 'single'].toSorted());
  expect(await readdir(join(target, 'single', version.hash))).toHaveLength(3);
});

test('a run that was killed between the two renames is repaired by the next one', async () => {
  await writeBlue(60, 40, join(folder, '.m-45.old', 'single'));
  await mkdir(join(folder, '.m-45.tmp'));
  await writeFile(join(folder, '.m-45.tmp', 'half.jpg'), '');
  const { hash } = await writeBlue(60, 40);
  expect((await readdir(target)).toSorted()).toEqual([hash, 'single'].toSorted());
  expect(await readdir(folder)).toEqual(['m-45']);
});
