import { spawnSync } from 'node:child_process';
import { env } from '../lib/env';
import { ensureChromium } from './chromium';

/** Exports the site, and compares what Caddy serves with what the server serves. Options of Playwright follow the command. */
function main() {
  if (spawnSync('caddy', ['version']).status !== 0)
    throw new Error('Caddy is not installed. Install it: https://caddyserver.com/docs/install');
  ensureChromium();
  const variables = { ...env.inherited, GRAPHQL_URL: '/graphql' };
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: 'inherit', env: variables, shell: process.platform === 'win32' }).status === 0;
  const options = ['test', '--config', 'e2e/deploy/playwright.config.ts', ...process.argv.slice(2)];
  if (!run('npm', 'run', '--silent', 'export') || !run('playwright', ...options)) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
