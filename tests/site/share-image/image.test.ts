import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { getPage } from '@/lib/site/pages';
import { renderShareImage } from '@/lib/site/share-image/image';

// Asserts the sample content.

vi.mock('@/lib/typst/script-fonts', async (original) =>
  (await import('../installed-fonts')).withInstalledFonts(original),
);

const FRAME = { owner: 'Rowan Hale', kind: 'Projects', host: 'www.example.com' };

/** The bounding box of the difference between two images, in pixels. */
async function difference(one: Buffer, other: Buffer) {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer()));
  const box = { left: 1200, right: 0, top: 630, bottom: 0 };
  for (let index = 0; index < (a?.length ?? 0); index += 3) {
    if (a?.[index] === b?.[index]) continue;
    const [x, y] = [(index / 3) % 1200, Math.floor(index / 3 / 1200)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

test.each([
  '山田太郎のプラットフォームをはじめからおわりまで',
  'A title so long that nobody would write it, but somebody will: the whole story of a platform, told in one breath',
])('the title stands free of the edges, the name above and the line below: %s', async (title) => {
  const { left, right, top, bottom } = await difference(
    await renderShareImage(title, FRAME),
    await renderShareImage('', FRAME),
  );
  expect(left).toBeGreaterThanOrEqual(70);
  expect(left).toBeLessThan(90);
  expect(right).toBeLessThan(790);
  expect(top).toBeGreaterThan(125);
  expect(bottom).toBeGreaterThan(440);
  expect(bottom).toBeLessThan(510);
});

test('accents are drawn, and a character without a glyph is omitted', async () => {
  const plain = await renderShareImage('Resume', FRAME);
  expect((await difference(plain, await renderShareImage('Résumé', FRAME))).right).toBeGreaterThan(0);
  expect((await difference(plain, await renderShareImage('Resume🚀', FRAME))).right).toBe(0);
});

test('pages draw what they show', async () => {
  const paths = ['/resume', '/projects', '/tabletop', '/dev-stats', '/bio', '/projects/dachshund-app'];
  const drawings = await Promise.all(paths.map((path) => getPage(path)?.drawing?.()));
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings.map((drawing) => drawing?.svg)).size).toBe(drawings.length);
});
