import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { EXPORTS } from '../../e2e/deploy/exports';
import { runDb } from '../../e2e/store';
import { env } from '../../lib/env';
import { ensureChromium } from '../shared/chromium';

export function main(names: string[]) {
  if (spawnSync('caddy', ['version']).status !== 0)
    throw new Error('Caddy is not installed. Install it: https://caddyserver.com/docs/install');
  ensureChromium();
  rmSync(dirname(EXPORTS.store.folder), { recursive: true, force: true });
  mkdirSync(dirname(EXPORTS.store.folder), { recursive: true });
  runDb('sample', EXPORTS.store.variables.DATABASE_URL);
  for (const { folder, variables } of Object.values(EXPORTS)) {
    exportSite(variables);
    cpSync('out', folder, { recursive: true });
  }
  // The last build is also the one that the server and its standalone copy serve.
  const variables = { GRAPHQL_URL: '/graphql' };
  run(variables, 'npm', 'run', '--silent', 'build', '--', '--standalone');
  exportSite(variables);
  run({}, 'playwright', 'test', '--config', 'e2e/deploy/playwright.config.ts', ...names);
}

function exportSite(variables: Record<string, string>) {
  run(variables, 'npm', 'run', '--silent', 'export');
}

function run(variables: Record<string, string>, command: string, ...args: string[]) {
  const shell = process.platform === 'win32';
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...env.inherited, ...variables }, shell });
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed.`);
}
