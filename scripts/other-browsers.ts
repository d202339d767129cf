import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from '../lib/env';

/** Firefox, for the walk through the browsers: the system's. */
export function findFirefox(): string | undefined {
  return findCommand('firefox-esr', 'firefox') ?? MAC_FIREFOX.find((path) => existsSync(path));
}

const MAC_FIREFOX = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/** What each browser needs: how to tell that it is there, and its packages on Debian and Ubuntu. */
const NEEDED = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr', 'firefox'] },
  { name: 'WebKitWebDriver', find: () => findCommand('WebKitWebDriver'), packages: ['webkit2gtk-driver'] },
  { name: 'Xvfb', find: () => findCommand('Xvfb'), packages: ['xvfb'] },
];

/** Installs what is missing for the walk with the system's package manager. */
export function ensureOtherBrowsers(): void {
  const missing = () => NEEDED.filter(({ find }) => !find());
  if (missing().length === 0) return;
  const asRoot = process.getuid?.() === 0 ? '' : 'sudo --non-interactive ';
  run(`${asRoot}apt-get update`);
  for (const { find, packages } of missing()) {
    for (const name of packages) if (!find()) run(`${asRoot}apt-get install -y --no-install-recommends ${name}`);
  }
  const [first] = missing();
  if (!first) return;
  throw new Error(
    `${first.name} could not be installed. Install it; on Debian or Ubuntu it is in the package ${first.packages[0]}.`,
  );
}

function findCommand(...names: string[]): string | undefined {
  const folders = env.path.split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

function run(command: string) {
  console.log(`> ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}
