import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { env } from '@/lib/env';
import { findChromium } from '@/scripts/chromium';
import { freePort } from '../start/project';

const COPIED = ['app', 'components', 'content', 'lib', 'scripts'];
const FILES = ['contentlayer.config.ts', 'instrumentation.ts', 'next.config.mjs', 'package.json', 'postcss.config.mjs'];

/** A copy of the project. It is inside this one, because Turbopack follows no link to node_modules out of its root. */
function createCopy(): string {
  mkdirSync('test-results', { recursive: true });
  const folder = resolve(mkdtempSync('test-results/dev-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of [...COPIED, ...FILES, 'proxy.ts', 'tsconfig.json'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('public'), join(folder, 'public'));
  return folder;
}

/** Runs `npm run dev`, and returns its address when it answers. */
async function startDev(folder: string): Promise<string> {
  const port = await freePort();
  const path = [resolve('node_modules/.bin'), env.path].join(delimiter);
  const dev = spawn('node', ['--import', resolve('node_modules/tsx/dist/loader.mjs'), 'scripts/dev.ts'], {
    cwd: folder,
    // Contentlayer writes to the folder that PWD names.
    env: {
      ...env.inherited,
      PATH: path,
      PWD: folder,
      NODE_ENV: 'development',
      PORT: String(port),
      LAUNCH_EDITOR: 'cursor',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(dev, 'exit');
  onTestFinished(async () => {
    dev.kill();
    await ended;
  });
  const lines = createInterface(dev.stdout);
  await new Promise<void>((isReady) => {
    lines.on('line', (line) => {
      if (line.includes('Ready in')) isReady();
    });
  });
  return `http://localhost:${port}`;
}

test('a mistake in a document is shown over the last valid page until it is mended', async () => {
  const folder = createCopy();
  const document = join(folder, 'content/experiments/plain-text-resume-linter.mdx');
  const valid = readFileSync(document, 'utf8');
  const origin = await startDev(folder);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
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
