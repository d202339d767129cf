import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { locationIn } from '@/lib/content/check/location';
import { createCopy, openPage, startDev } from './dev-copy';

// Asserts the sample content.

test('at /admin one edits a project, uploads its cover and adds a role, and sees them on the pages', async () => {
  const folder = createCopy();
  const file = join(folder, 'content/projects/dachshund-app.mdx');
  const original = readFileSync(file, 'utf8');
  // A picture of a phone, with the place where it was taken.
  const photo = join(folder, 'Cover 1.jpg');
  const gps = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '47/1 15/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '122/1 26/1 0/1',
  };
  const pixels = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#345' } });
  await pixels.withExif({ IFD3: gps }).jpeg().toFile(photo);
  expect(locationIn(readFileSync(photo))).toBe('EXIF');
  const origin = await startDev(folder);
  const page = await openPage();
  const save = page.getByRole('button', { name: 'Save' });

  await page.goto(`${origin}/admin#/collections/Project/entries/dachshund-app`);
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
  expect(locationIn(readFileSync(join(folder, 'public', cover)))).toBeUndefined();

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

  await page.goto(`${origin}/resume`);
  await page.getByText('Northlight Freight').first().waitFor();
  await page.goto(`${origin}/projects/dachshund-app`);
  await page.getByRole('heading', { name: 'Dachshund Diary', level: 1 }).waitFor();
  await page.locator(`img[src^="${cover}"]`).waitFor();
}, 300_000);
