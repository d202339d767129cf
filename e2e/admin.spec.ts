import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { startGithub, TOKEN } from '../fixtures/github-server';
import { env } from '../lib/env';
import { GITHUB } from './servers';

// The address of this GitHub is part of the build: npm run test:sections -- admin. The test of Playwright itself, because
// the CMS asks for a newer version of itself, which the policy refuses.

// One server for both.
test.describe.configure({ mode: 'default' });

let github: Awaited<ReturnType<typeof startGithub>>;
test.beforeAll(async () => {
  const files = readdirSync(env.contentDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'));
  github = await startGithub(Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')])), GITHUB.port);
});
test.afterAll(() => void github.stop());

const pathOf = (document: string) => `${env.contentDir}/${document}.mdx`;
const textOf = (path: string) => String(github.commits.at(-1)?.files.get(path));

/** Paths that the last commit changed. */
function changed(): string[] {
  const [before, after] = github.commits.slice(-2);
  return [...(after?.files ?? [])]
    .filter(([path, body]) => !before?.files.get(path)?.equals(body))
    .map(([path]) => path);
}

async function signIn(page: Page, token: string) {
  await page.getByLabel('GitHub token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('the owner edits a project with a picture and adds a role, and each save is one commit', async ({ page }) => {
  test.setTimeout(240_000);
  const project = pathOf('projects/dachshund-app');
  const original = textOf(project);
  const save = page.getByRole('button', { name: 'Save' });
  await page.goto('/admin#/collections/Project/entries/dachshund-app');
  await signIn(page, 'github_pat_wrong');
  await expect(page.getByRole('alert')).toHaveText(/^GitHub does not accept this token/);
  await signIn(page, TOKEN);

  await page.getByRole('textbox', { name: 'Title' }).fill('Dachshund Diary');
  // The icons are from this site: the policy allows no other.
  const loaded = () =>
    page.evaluate(() => [...document.fonts].flatMap(({ status, family }) => (status === 'loaded' ? [family] : [])));
  await expect.poll(async () => (await loaded()).join()).toContain('Material Symbols Outlined');
  await page.getByRole('button', { name: 'Replace Image' }).first().click();
  const pixels = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#345' } });
  const photo = { name: 'Cover 1.jpg', mimeType: 'image/jpeg', buffer: await pixels.jpeg().toBuffer() };
  await page.getByRole('dialog').locator('input[type=file]').last().setInputFiles(photo);
  await page.getByRole('dialog').getByRole('option', { name: /cover/i, selected: true }).waitFor();
  await page.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('button', { name: 'Rename' }).waitFor();
  await save.click();
  await page.getByRole('row', { name: 'Dachshund Diary' }).waitFor();
  expect(changed().toSorted()).toEqual(['public/uploads/cover-1.webp', project].toSorted());
  const edited = original
    .replace(/^title: .*$/m, 'title: Dachshund Diary')
    .replace(/^imageUrl: .*$/m, 'imageUrl: /uploads/cover-1.webp');
  expect(textOf(project)).toBe(edited);

  await page.goto('/admin#/collections/Role/new');
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
  expect(changed()).toHaveLength(1);
  expect(textOf(changed()[0] ?? '')).toContain('company: Northlight Freight');
  expect(github.commits).toHaveLength(3);

  // Somebody else edits the same document after it was opened.
  await page.goto('/admin#/collections/Project/entries/dachshund-app');
  await page.getByRole('textbox', { name: 'Title' }).fill('Dachshund Days');
  github.commit('Other', { [project]: edited.replace(/^status: .*$/m, 'status: ARCHIVED') });
  await save.click();
  await page.getByText('Entry Changed by Someone Else').waitFor();
  expect(github.commits).toHaveLength(4);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Dachshund Days');

  // The CMS keeps its user, without the token, in the storage of the site.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(TOKEN);
  await page.reload();
  await page.goto('/admin#/collections/Role');
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByLabel('GitHub token')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('/admin is not for search engines, runs scripts of the site alone, and no other file names it', async ({
  request,
}) => {
  const headers = (await request.get('/admin')).headers();
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).toContain(`connect-src 'self' blob: data: ${new URL(GITHUB.api).origin};`);
  for (const path of ['/', '/resume', '/projects', '/sitemap.xml', '/llms.txt', '/search/names.json'])
    expect(await (await request.get(path)).text(), path).not.toMatch(/\/admin\b/);
});
