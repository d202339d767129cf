import sharp from 'sharp';
import { expect, test } from 'vitest';
import { APP_ICONS, renderAppIcon } from '@/lib/site/icons/app-icon';

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

test('there is no other icon', async () => {
  expect(await renderAppIcon('64.png')).toBeUndefined();
});
