import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import { onTestFinished } from 'vitest';
import { env } from '@/lib/env';
import { findChromium } from '@/scripts/chromium';
import { freePort } from '../start/project';

const COPIED = ['app', 'components', 'content', 'lib', 'public', 'scripts'];

/** A copy of the project. It is inside this one, because Turbopack follows no link to node_modules out of its root. */
export function createCopy(): string {
  mkdirSync('test-results', { recursive: true });
  const folder = resolve(mkdtempSync('test-results/dev-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Without package-lock.json, which would make the copy a project of its own.
  const files = readdirSync('.').filter((name) => /\.(ts|mjs|json)$/.test(name) && name !== 'package-lock.json');
  for (const name of [...COPIED, ...files]) cpSync(name, join(folder, name), { recursive: true });
  return folder;
}

/** Runs `npm run dev`, and returns its address when it answers. */
export async function startDev(folder: string): Promise<string> {
  const port = await freePort();
  const path = [resolve('node_modules/.bin'), env.path].join(delimiter);
  const dev = spawn('node', ['--import', resolve('node_modules/tsx/dist/loader.mjs'), join(folder, 'scripts/dev.ts')], {
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

export async function openPage(): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  page.setDefaultTimeout(100_000);
  return page;
}
