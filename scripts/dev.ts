import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writePublished } from '../lib/content/published';
import { findPublished } from '../lib/content/unpublished-files';
import { env } from '../lib/env';
import { startAdminServer } from './dev/admin/admin';
import { watchFolder } from './dev/watch-folder';
import { checkContentFiles, readContentFiles } from './shared/check-content';
import { compilerVariables, loadEnvFiles } from './shared/env-files';
import { fillMissingStore } from './shared/fill-store';

/** A small young generation in every Node process saves 200 MB in all. `npm run dev` sets it for this one. */
const SMALL_HEAP = '--max-semi-space-size=2';

/** Notes are not repeated after each change. */
const printed = new Set<string>();
const shell = process.platform === 'win32';

async function main() {
  // The dev server reads the files itself, and again after each change.
  const given = { ...env.inherited };
  loadEnvFiles({ isDevelopment: true });
  await fillMissingStore();
  const adminUrl = await startAdminServer();
  const update = oneAtATime(compile);
  await update();
  watchFolder(env.contentDir, update);
  // Other machines cannot open it, unless the arguments say so: the last option counts.
  const options = ['--port', String(env.port), '--hostname', '127.0.0.1', ...process.argv.slice(2)];
  const server = spawn('next', ['dev', ...options], {
    stdio: 'inherit',
    shell,
    env: {
      ...given,
      NEXT_TELEMETRY_DISABLED: '1',
      ADMIN_URL: adminUrl,
      NODE_OPTIONS: `${given.NODE_OPTIONS ?? ''} ${SMALL_HEAP}`,
    },
  });
  server.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
}

async function compile() {
  // The tasks of .vscode wait for this line and the last one.
  console.log('Checking the content …');
  const problems = checkContentFiles(printed);
  if (problems.length > 0) {
    console.error('Content not compiled. The site keeps the last valid version.');
    return;
  }
  await once(spawn('contentlayer2', ['build'], { stdio: 'inherit', shell, env: compilerVariables() }), 'exit');
  writePublished(findPublished(readContentFiles(env.contentDir)));
}

/** Never runs twice at a time. Calls during a run lead to one further run. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWaiting = false;
  return async () => {
    if (running) {
      isWaiting = true;
      return;
    }
    do {
      isWaiting = false;
      running = work();
      await running;
    } while (isWaiting);
    running = undefined;
  };
}

await main();
