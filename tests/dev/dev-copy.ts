import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import { onTestFinished } from 'vitest';
import { env } from '@/lib/env';
import { findChromium } from '@/scripts/shared/chromium';
import { freePort } from '../start/project';

const COPIED = ['app', 'components', 'content', 'lib', 'public', 'scripts'];

/** A copy of the project. It is inside this one, because Turbopack follows no link to node_modules out of its root. */
function createCopy(): string {
  mkdirSync('test-results', { recursive: true });
  const folder = resolve(mkdtempSync('test-results/dev-'));
  // Without package-lock.json, which would make the copy a project of its own.
  const files = readdirSync('.').filter((name) => /\.(ts|mjs|json)$/.test(name) && name !== 'package-lock.json');
  for (const name of [...COPIED, ...files]) cpSync(name, join(folder, name), { recursive: true });
  return folder;
}

/** A copy of the project with `npm run dev`, and the address of its server. The file of the tests has one for all. */
export async function startDev() {
  const folder = createCopy();
  const port = await freePort();
  const path = [resolve('node_modules/.bin'), env.path].join(delimiter);
  const dev = spawn('node', ['--import', resolve('node_modules/tsx/dist/loader.mjs'), join(folder, 'scripts/dev.ts')], {
    cwd: folder,
    // Without DATABASE_URL, it would first fill a store with demo data.
    env: { ...env.inherited, PATH: path, NODE_ENV: 'development', PORT: String(port), DATABASE_URL: 'file:none.db' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(dev, 'exit');
  const stop = async () => {
    dev.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const lines = createInterface(dev.stdout);
  await new Promise<void>((isReady) => {
    lines.on('line', (line) => {
      if (line.includes('Ready in')) isReady();
    });
  });
  return { folder, lines, origin: `http://localhost:${port}`, stop };
}

export async function openPage(): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  onTestFinished(() => browser.close());
  // The forms of the CMS make the fields that the window shows.
  const page = await browser.newPage({ viewport: { width: 1280, height: 3000 } });
  page.setDefaultTimeout(100_000);
  return page;
}
