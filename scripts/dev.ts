import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'chokidar';
import { checkContent, formatProblem } from '../lib/content-check/check';
import { env } from '../lib/env';
import { readContentFiles } from './content-files';

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
  try {
    const problems = checkContent(readContentFiles(env.contentDir));
    for (const problem of problems) console.error(formatProblem(problem));
    if (problems.length === 0)
      spawnSync('contentlayer2', ['build'], { stdio: 'inherit', shell: process.platform === 'win32' });
    else console.error('The content was not compiled; the site keeps what it showed before.');
  } catch (error) {
    console.error(`The content could not be read: ${(error as Error).message}`);
  }
}

main();
