import { spawn } from 'node:child_process';
import { env } from '../../lib/env.ts';

const PARENT_CHECK_MS = 200;
/** For requests that are in progress. */
const LONGEST_STOP_MS = 10_000;

/** Aborts on SIGINT, SIGTERM or the end of the parent: most shells of npm do not pass SIGTERM on. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, stop);
  const parent = process.ppid;
  if (env.isNpmScript) setInterval(() => process.ppid !== parent && stop(), PARENT_CHECK_MS).unref();
  return controller.signal;
}

/** Runs a command of node_modules/.bin. Resolves with its exit code when it has ended. */
export function runCommand(
  [command = '', ...args]: string[],
  stop: AbortSignal,
  variables = env.inherited,
): Promise<number> {
  const shell = process.platform === 'win32';
  const child = spawn(command, args, { stdio: 'inherit', shell, env: variables });
  const end = () => {
    child.kill();
    setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS).unref();
  };
  if (stop.aborted) end();
  stop.addEventListener('abort', end);
  return new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  }).finally(() => stop.removeEventListener('abort', end));
}
