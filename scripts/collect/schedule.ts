import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { runSchedule } from '../../lib/collectors/schedule';
import { logError, logEvent } from '../../lib/log';
import type { Run } from '../program';
import { stopSignal } from '../start/processes';

const SOURCES = ['github', 'actions'];

/** Collects from GitHub on a schedule, each source in a process of its own, until SIGINT or SIGTERM. */
export const run: Run = async (_, { every }) => {
  const stop = stopSignal();
  await runSchedule({
    collect: () => collectAll(stop),
    everyMs: every as number,
    now: Date.now,
    wait: (milliseconds) => setTimeout(milliseconds, undefined, { signal: stop }).catch(() => {}),
    stop,
    say: (text) => logEvent('info', text),
  });
  return { summary: 'Stopped.' };
};

async function collectAll(stop: AbortSignal): Promise<boolean> {
  let succeeded = true;
  for (const source of SOURCES) {
    if (stop.aborted) return false;
    if (!(await collect(source, stop))) succeeded = false;
  }
  return succeeded;
}

/** A killed collection leaves the store consistent, and the next one continues where it stopped. */
function collect(source: string, stop: AbortSignal): Promise<boolean> {
  const args = [...process.execArgv, 'scripts/collect.ts', source];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const log = (line: string) => line && logEvent('info', `${source}: ${line}`);
  createInterface({ input: child.stdout }).on('line', log);
  // Progress, and after a failure its reason in the last line.
  let last = '';
  createInterface({ input: child.stderr }).on('line', (line) => {
    log(last);
    last = line;
  });
  const end = () => child.kill('SIGTERM');
  stop.addEventListener('abort', end);
  return new Promise((resolve) => {
    const finish = (succeeded: boolean) => {
      stop.removeEventListener('abort', end);
      resolve(succeeded);
    };
    child.on('error', (error) => {
      logError(`The collection of ${source} could not be started`, error);
      finish(false);
    });
    child.on('close', (code) => {
      if (code === 0 || stop.aborted) log(last);
      else logEvent('error', `The collection of ${source} failed: ${last || 'it was ended'}`);
      finish(code === 0);
    });
  });
}
