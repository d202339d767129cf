import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { locationIn } from '@/lib/content/check/pictures';
import { openPage, startDev } from './dev-copy';

const NEW_ROLE = `---
title: Chief Architect
company: Northlight Freight
location: Tacoma, WA
startDate: 2024-05-01
summary: Accountable for the architecture of a freight exchange.
highlights:
  - Moved pricing to one service with one owner.
---
`;

let dev: Awaited<ReturnType<typeof startDev>>;
beforeAll(async () => {
  dev = await startDev();
  return dev.stop;
}, 120_000);

/** Gives the page a folder of its own as the one that the owner selects, with some files of the site. */
async function selectFolder(page: Page, paths: string[]) {
  const files = paths.map((path) => [path, readFileSync(join(dev.folder, path), 'utf8')] as const);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${dev.origin}/admin`);
  await page.evaluate(async (texts) => {
    const root = await navigator.storage.getDirectory();
    // The CMS accepts repositories only.
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of texts) {
      const steps = path.split('/');
      let folder = root;
      for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create: true });
      const file = await folder.getFileHandle(String(steps.at(-1)), { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
}

/** The bytes of each file below a folder of that page. */
async function readFolder(page: Page, path: string): Promise<Map<string, Buffer>> {
  const files = await page.evaluate(async (steps) => {
    let folder = await navigator.storage.getDirectory();
    for (const step of steps) folder = await folder.getDirectoryHandle(step);
    const found: [string, number[]][] = [];
    for await (const handle of folder.values())
      if (handle.kind === 'file')
        found.push([handle.name, [...new Uint8Array(await (await handle.getFile()).arrayBuffer())]]);
    return found;
  }, path.split('/'));
  return new Map(files.map(([name, bytes]) => [name, Buffer.from(bytes)]));
}

test('the forms at /admin edit a project, upload its cover and add a role in the selected folder', async () => {
  const file = 'content/projects/dachshund-app.mdx';
  const original = readFileSync(join(dev.folder, file), 'utf8');
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

  await selectFolder(page, [file, 'content/roles/lead-engineer-larkmoor.mdx']);
  await page.goto(`${dev.origin}/admin#/collections/Project/entries/dachshund-app`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Dachshund Diary');
  await page.getByRole('button', { name: 'Replace Image' }).first().click();
  await page.getByRole('dialog').locator('input[type=file]').last().setInputFiles(photo);
  await page.getByRole('dialog').getByRole('option', { name: /cover/i, selected: true }).waitFor();
  await page.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('button', { name: 'Rename' }).waitFor();
  await save.click();
  await page.getByRole('row', { name: 'Dachshund Diary' }).waitFor();
  const [[cover, picture] = []] = await readFolder(page, 'public/uploads');
  expect(locationIn(picture ?? Buffer.of())).toBeUndefined();
  expect(String((await readFolder(page, 'content/projects')).get('dachshund-app.mdx'))).toBe(
    original
      .replace(/^title: .*$/m, 'title: Dachshund Diary')
      .replace(/^imageUrl: .*$/m, `imageUrl: /uploads/${cover}`),
  );

  await page.goto(`${dev.origin}/admin#/collections/Role/new`);
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
  const rows = page.getByRole('row');
  await rows.filter({ hasText: 'Chief Architect, Northlight Freight' }).waitFor();
  expect((await rows.allInnerTexts()).join('\n')).toMatch(/Chief Architect.*Lead Software Engineer/s);
  const written = (await readFolder(page, 'content/roles')).get('chief-architect.mdx');
  expect(String(written)).toBe(NEW_ROLE);
}, 300_000);

test('only this machine can open the dev server', async () => {
  const { port } = new URL(dev.origin);
  await expect(fetch(`http://127.0.0.2:${port}/icon.svg`)).rejects.toThrow();
});

// Asserts the sample content.

test('a mistake in a document leaves the last valid page until it is fixed', async () => {
  const document = join(dev.folder, 'content/experiments/plain-text-resume-linter.mdx');
  const valid = readFileSync(document, 'utf8');
  const page = await openPage();
  await page.goto(`${dev.origin}/lab`);
  const lead = page.getByRole('heading', { name: 'Lab' });
  await lead.waitFor();
  // Kept until the page is loaded again.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  const isChecked = once(dev.lines, 'line');
  writeFileSync(document, valid.replace(/^title:.*$/m, 'title: A mistaken title\nboard: chess'));
  expect(await isChecked).toEqual(['Checking the content …']);
  expect(await lead.isVisible()).toBe(true);

  writeFileSync(document, valid.replace(/^title:.*$/m, 'title: A mended title'));
  await page.getByText('A mended title').first().waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}, 240_000);
