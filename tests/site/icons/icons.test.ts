import sharp from 'sharp';
import { expect, test } from 'vitest';
import { APP_ICONS, renderAppIcon, renderFavicon } from '@/lib/site/icons/app-icon';

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

test('the favicon has a picture of the size that search engines ask for', async () => {
  const file = await renderFavicon();
  expect([0, 2, 4].map((offset) => file.readUInt16LE(offset))).toEqual([0, 1, 1]);
  const entry = file.subarray(6, 22);
  const start = entry.readUInt32LE(12);
  expect(start + entry.readUInt32LE(8)).toBe(file.length);
  expect(await sharp(file.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 });
});
