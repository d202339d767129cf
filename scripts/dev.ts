import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { writePublished } from '../lib/content/published';
import { findPublished } from '../lib/content/unpublished-files';
import { env } from '../lib/env';
import { startAdminServer } from './dev/admin/admin';
import { watchFolder } from './dev/watch-folder';
import { checkContentFiles } from './shared/check-content';
import { readContentFiles } from './shared/content-files';
import { compilerVariables, loadEnvFiles } from './shared/env-files';
import { fillMissingStore } from './shared/fill-store';
import { runProgram } from './shared/program';
import { holdPort } from './start/port';
import { runCommand, stopSignal } from './start/processes';

/** A small young generation in every Node process saves 200 MB in all. `npm run dev` sets it for this one. */
const SMALL_HEAP = '--max-semi-space-size=2';

/** Notes are not repeated after each change. */
const printed = new Set<string>();
const HOST = '127.0.0.1';

async function start(args: string[]) {
  const stop = stopSignal();
  // The dev server reads the files itself, and again after each change.
  const given = { ...env.inherited };
  loadEnvFiles({ isDevelopment: true });
  // Throws before a port is held if the folder cannot be read.
  readContentFiles(env.contentDir);
  // Next would report a port in use with a stack trace. Arguments can name another port.
  const release = args.length === 0 ? await holdPort(env.port, HOST) : undefined;
  const adminUrl = await startAdminServer();
  // A file can go while it is read, for example when Git changes the branch.
  const update = oneAtATime(() => compile(stop).catch((error: Error) => console.error(error.message)));
  // With the content of an earlier start, Next starts in the meantime.
  const hasContent = existsSync('.contentlayer/generated');
  const compiled = hasContent ? update() : compile(stop);
  await Promise.all([fillMissingStore(stop), hasContent || compiled]);
  watchFolder(env.contentDir, update);
  // Other machines cannot open it, unless the arguments say so: the last option counts.
  const options = ['--port', String(env.port), '--hostname', HOST, ...args];
  await release?.();
  const code = await runCommand(['next', 'dev', ...options], stop, {
    ...given,
    NEXT_TELEMETRY_DISABLED: '1',
    ADMIN_URL: adminUrl,
    NODE_OPTIONS: `${given.NODE_OPTIONS ?? ''} ${SMALL_HEAP}`,
  });
  process.exit(stop.aborted ? 0 : code);
}

async function compile(stop: AbortSignal) {
  // The tasks of .vscode wait for this line and the last one.
  console.log('Checking the content …');
  const problems = checkContentFiles(printed);
  if (problems.length > 0) {
    console.error('Content not compiled. The site keeps the last valid version.');
    return;
  }
  writePublished(findPublished(readContentFiles(env.contentDir)));
  await runCommand(['contentlayer2', 'build'], stop, compilerVariables());
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

const program = new Command('dev')
  .description('Show the site with each edit of the content. Arguments are those of `next dev`.')
  .allowUnknownOption()
  .allowExcessArguments()
  .action((_options, { args }: Command) => start(args));
await runProgram(program);
