import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { env } from '../../lib/env';

/** Chromium without windows, which Playwright uses too: the journeys take a third less processor time. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The browser for the tests: the one named or the system's; without either, Playwright starts its own. */
export function findChromium(commands = [SHELL, ...BROWSERS]): string | undefined {
  const folders = env.path.split(delimiter);
  const candidates = [
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return env.chromiumPath ?? candidates.find((path) => existsSync(path));
}

/** The browser for measurements: one that visitors use, where there is one. */
export function findVisitorsChromium(): string | undefined {
  return findChromium([...BROWSERS, SHELL]);
}

/** Installs Playwright's browser, or else Debian's package, which needs a typeface with the widths of Arial. */
export function ensureChromium(): void {
  const isInstalled = () => findChromium() !== undefined || existsSync(chromium.executablePath());
  if (isInstalled()) return;
  const attempts = [
    'playwright install chromium',
    `apt-get update && apt-get install -y --no-install-recommends ${SHELL} fonts-liberation`,
  ];
  for (const command of attempts) {
    console.log(`No Chromium found: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
    if (isInstalled()) return;
  }
  throw new Error('No Chromium could be installed. Install one, or name it in CHROMIUM_PATH.');
}
