import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createCopy, openPage, startDev } from './dev-copy';

// Asserts the sample content.

test('a mistake in a document is shown over the last valid page until it is mended', async () => {
  const folder = createCopy();
  const document = join(folder, 'content/experiments/plain-text-resume-linter.mdx');
  const valid = readFileSync(document, 'utf8');
  const origin = await startDev(folder);
  const page = await openPage();
  await page.goto(`${origin}/lab`);
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
