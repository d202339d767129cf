import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'chokidar';
import { env } from '../lib/env';
import { reportContent } from './content-report';

/** Editors save in several steps; the check waits until they are done. */
const SETTLE_MS = 100;

/** The dev server, and beside it a watcher that compiles the content whenever it is valid. */
function main() {
  compile();
  let settling: NodeJS.Timeout | undefined;
  watch(env.contentDir, { ignoreInitial: true }).on('all', () => {
    clearTimeout(settling);
    settling = setTimeout(compile, SETTLE_MS);
  });
  const server = spawn('next', ['dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  server.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
}

/** Broken content is reported and not compiled, so the browser keeps the last good page. */
function compile() {
  if (reportContent()) spawnSync('contentlayer2', ['build'], { stdio: 'inherit', shell: process.platform === 'win32' });
  else console.error('The content was not compiled; the site keeps what it showed before.');
}

main();
