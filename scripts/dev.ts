import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { PUBLISHED } from '../lib/content/published';
import { env } from '../lib/env';
import { startAdminServer } from './dev/admin/admin';
import { watchFolder } from './dev/watch-folder';
import { readContentFiles } from './shared/content-files';
import { loadEnvFiles } from './shared/env-files';
import { fillMissingStore } from './shared/fill-store';
import { runProgram } from './shared/program';
import { holdPort } from './start/port';
import { runCommand, stopSignal } from './start/processes';

/** A small young generation in every Node process saves 200 MB in all. `npm run dev` sets it for this one. */
const SMALL_HEAP = '--max-semi-space-size=2';

/** The first check runs in its own process, so that this one does not keep the 100 MB it takes. Later ones run here. */
const FIRST_COMPILE = ['node', '--import', 'tsx', 'scripts/dev/compile.ts'];
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
  // With the content of an earlier start, Next starts in the meantime. It reads the sections only once.
  const hasContent = existsSync('.contentlayer/generated') && isOlder(join(env.contentDir, 'profile.mdx'), PUBLISHED);
  const compiled = runCommand(FIRST_COMPILE, stop);
  const update = oneAtATime(compiled, async () => (await import('./dev/compile')).compile(stop));
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

function isOlder(file: string, than: string): boolean {
  const [first, second] = [file, than].map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return Number(first) < Number(second);
}

/** Runs `work` when `running` has ended, and never twice at a time. All calls during a run lead to one more run. */
function oneAtATime(running: Promise<unknown>, work: () => Promise<void>): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    running = running.then(() => {
      isWaiting = false;
      return work();
    });
  };
}

const program = new Command('dev')
  .description('Show the site with each edit of the content. Arguments are those of `next dev`.')
  .allowUnknownOption()
  .allowExcessArguments()
  .action((_options, { args }: Command) => start(args));
await runProgram(program);
