import sharp from 'sharp';
import { expect, test } from 'vitest';
import { APP_ICONS, renderAppIcon } from '@/lib/site/icons/app-icon';
import { renderFavicon } from '@/lib/site/icons/favicon';

test.each(Object.entries(APP_ICONS))(
  '%s has its size, and no see-through corner where it is cut to shape',
  async (file, icon) => {
    const png = await renderAppIcon(file);
    const { width, height, format } = await sharp(png).metadata();
    const [, , , corner] = await sharp(png).ensureAlpha().raw().toBuffer();
    expect({ format, width, height }).toEqual({ format: 'png', width: icon.size, height: icon.size });
    expect(corner).toBe(icon.maskable ? 255 : 0);
  },
);

test('the favicon has a picture for the sizes that browsers and search engines ask for', async () => {
  const file = await renderFavicon();
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, index) =>
    file.subarray(6 + 16 * index, 22 + 16 * index),
  );
  const pictures = entries.map((entry) => {
    const [bytes, start] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    return { size: entry.readUInt8(0), end: start + bytes, png: file.subarray(start, start + bytes) };
  });
  expect(pictures.map(({ size }) => size)).toEqual([16, 32, 48]);
  expect(pictures.at(-1)?.end).toBe(file.length);
  for (const { size, png } of pictures)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
});
