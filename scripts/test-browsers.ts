import { spawnSync } from 'node:child_process';
import { ensureOtherBrowsers } from './other-browsers';

/** Walks the built site in Firefox and WebKit. Options of Playwright follow the command. */
function main() {
  ensureOtherBrowsers();
  const options = ['test', '--config', 'e2e/browsers/playwright.config.ts', ...process.argv.slice(2)];
  process.exitCode = spawnSync('playwright', options, { stdio: 'inherit' }).status ?? 1;
}

main();
