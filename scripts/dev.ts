import { spawn, spawnSync } from 'node:child_process';
import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { env } from '../lib/env';
import { checkContentFiles } from './check-content';

/** Editors save in several steps. The check waits for the last one. */
const DEBOUNCE_MS = 100;

const shell = process.platform === 'win32';
let watchers: FSWatcher[] = [];
let timer: NodeJS.Timeout | undefined;

/** Runs the dev server, and compiles the content after every valid change. */
function main() {
  compile();
  const server = spawn('next', ['dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell,
    env: { ...env.inherited, NEXT_TELEMETRY_DISABLED: '1' },
  });
  server.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
}

function compile() {
  watchFolders();
  if (checkContentFiles()) spawnSync('contentlayer2', ['build'], { stdio: 'inherit', shell });
  else console.error('Content not compiled. The site keeps the last valid version.');
}

/** One watcher per folder: on Linux, a recursive watcher of Node 24 loses files that an editor replaces. */
function watchFolders() {
  for (const watcher of watchers) watcher.close();
  const entries = readdirSync(env.contentDir, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  watchers = [env.contentDir, ...folders].map((folder) =>
    watch(folder, () => {
      clearTimeout(timer);
      timer = setTimeout(compile, DEBOUNCE_MS);
    }),
  );
}

main();
