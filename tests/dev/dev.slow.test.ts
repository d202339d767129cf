import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { locationIn } from '@/lib/content/check/location';
import { openPage, startDev } from './dev-copy';

let dev: Awaited<ReturnType<typeof startDev>>;
beforeAll(async () => {
  dev = await startDev();
  return dev.stop;
}, 120_000);

test('at /admin one edits a project, uploads its cover and adds a role, and sees them on the pages', async () => {
  const file = join(dev.folder, 'content/projects/dachshund-app.mdx');
  const original = readFileSync(file, 'utf8');
  // A picture of a phone, with the place where it was taken.
  const photo = join(dev.folder, 'Cover 1.jpg');
  const gps = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '47/1 15/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '122/1 26/1 0/1',
  };
  const pixels = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#345' } });
  await pixels.withExif({ IFD3: gps }).jpeg().toFile(photo);
  expect(locationIn(readFileSync(photo))).toBe('EXIF');
  const page = await openPage();
  const save = page.getByRole('button', { name: 'Save' });

  await page.goto(`${dev.origin}/admin#/collections/Project/entries/dachshund-app`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Dachshund Diary');
  await page.getByRole('button', { name: 'Replace Image' }).first().click();
  await page.getByRole('dialog').locator('input[type=file]').last().setInputFiles(photo);
  await page.getByRole('dialog').getByRole('option', { name: /cover/i, selected: true }).waitFor();
  await page.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('button', { name: 'Rename' }).waitFor();
  await save.click();
  await page.getByRole('row', { name: 'Dachshund Diary' }).waitFor();
  const cover = /^imageUrl: (\/uploads\/.*\.webp)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  expect(readFileSync(file, 'utf8')).toBe(
    original.replace(/^title: .*$/m, 'title: Dachshund Diary').replace(/^imageUrl: .*$/m, `imageUrl: ${cover}`),
  );
  expect(locationIn(readFileSync(join(dev.folder, 'public', cover)))).toBeUndefined();

  await page.goto(`${new URL(page.url()).origin}/admin#/collections/Role/new`);
  for (const [field, value] of Object.entries({
    Title: 'Chief Architect',
    Company: 'Northlight Freight',
    Location: 'Tacoma, WA',
    'Start date': '2024-05-01',
    Summary: 'Accountable for the architecture of a freight exchange.',
  }))
    await page.getByRole('textbox', { name: field, exact: true }).fill(value);
  await page.getByRole('button', { name: /Add .?Highlights/ }).click();
  await page.getByRole('textbox', { name: 'Item' }).fill('Moved pricing to one service with one owner.');
  await save.click();
  await page.getByRole('row', { name: /Chief Architect/ }).waitFor();

  // A page that is opened while the content is compiled does not hear of the change.
  await vi.waitFor(async () => {
    await page.goto(`${dev.origin}/resume`);
    expect(await page.getByText('Northlight Freight').count()).toBeGreaterThan(0);
  }, 100_000);
  await page.goto(`${dev.origin}/projects/dachshund-app`);
  await page.getByRole('heading', { name: 'Dachshund Diary', level: 1 }).waitFor();
  await page.locator(`img[src^="${cover}"]`).waitFor();
}, 300_000);

// Asserts the sample content.

test('a mistake in a document is shown over the last valid page until it is mended', async () => {
  const document = join(dev.folder, 'content/experiments/plain-text-resume-linter.mdx');
  const valid = readFileSync(document, 'utf8');
  const page = await openPage();
  await page.goto(`${dev.origin}/lab`);
  const problems = page.getByRole('region', { name: 'Problems in the content' });
  const lead = page.getByRole('heading', { name: 'Lab' });
  await lead.waitFor();
  expect(await problems.isVisible()).toBe(false);
  // Kept until the page is loaded again.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  writeFileSync(document, valid.replace(/^title:.*$/m, 'title: A mended title\nboard: chess'));
  await problems.waitFor();
  const line = valid.split('\n').findIndex((text) => text.startsWith('title:')) + 2;
  const link = problems.getByRole('link', { name: `content/experiments/plain-text-resume-linter.mdx:${line}` });
  expect(await link.getAttribute('href')).toBe(`cursor://file${encodeURI(document)}:${line}:1`);
  expect(await problems.innerText()).toContain('board must be one of line-of-sight (got "chess")');
  expect(await lead.isVisible()).toBe(true);

  await problems.getByRole('button', { name: 'Hide' }).click();
  expect(await problems.isVisible()).toBe(false);

  writeFileSync(document, valid.replace(/^title:.*$/m, 'title: 12'));
  await problems.getByText('title must be text (got 12)').waitFor();
  writeFileSync(document, valid.replace(/^title:.*$/m, 'title: A mended title'));
  await page.getByText('A mended title').first().waitFor();
  expect(await problems.isVisible()).toBe(false);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}, 240_000);
