import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { env } from '../lib/env';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The browser for the journeys: the one named, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const folders = env.path.split(delimiter);
  const candidates = [
    ...COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
  return env.chromiumPath ?? candidates.find((path) => existsSync(path));
}

/** Installs a browser where there is none: Playwright's own, or Debian's package where that is out of reach. */
export function ensureChromium(): void {
  if (findChromium()) return;
  const attempts = [
    'playwright install chromium',
    'apt-get update',
    'apt-get install -y --no-install-recommends chromium',
  ];
  for (const command of attempts) {
    console.log(`No Chromium found: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
    if (findChromium()) return;
  }
  throw new Error('No Chromium could be installed. Install one, or name it in CHROMIUM_PATH.');
}
