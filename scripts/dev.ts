import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { env } from '../lib/env';
import { checkContentFiles } from './check-content';
import { loadEnvFiles } from './env-files';

/** Editors save in several steps. The check waits for the last one. */
const DEBOUNCE_MS = 100;

const shell = process.platform === 'win32';

/** Runs the dev server, and compiles the content after every valid change. */
function main() {
  // The dev server reads the files itself, and again after each change.
  const given = { ...env.inherited };
  loadEnvFiles({ isDevelopment: true });
  compile();
  let timer: NodeJS.Timeout | undefined;
  watch(env.contentDir, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(compile, DEBOUNCE_MS);
  });
  const server = spawn('next', ['dev', '--port', String(env.port), ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell,
    env: { ...given, NEXT_TELEMETRY_DISABLED: '1' },
  });
  server.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
}

function compile() {
  // The tasks of .vscode wait for this line and the last one.
  console.log('Checking the content …');
  if (checkContentFiles()) spawnSync('contentlayer2', ['build'], { stdio: 'inherit', shell });
  else console.error('Content not compiled. The site keeps the last valid version.');
}

main();
