import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { env } from '../lib/env';
import { loadEnvFiles } from './env-files';
import { prepareSite, refuseBasePath } from './start/build';
import { holdPort } from './start/port';
import { runCommand, stopSignal } from './start/processes';

const OPTIONS = { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } } as const;

/** Builds the site if something has changed, and serves it until the process is told to stop. */
async function main() {
  loadEnvFiles();
  refuseBasePath();
  const stop = stopSignal();
  const args = process.argv.slice(2);
  const { values } = parseArgs({ args, options: OPTIONS, strict: false });
  const port = values.port ? Number(values.port) : env.port;
  const release = await holdPort({ port, host: values.hostname as string | undefined });
  const folder = await prepareSite(stop).finally(release);
  if (!folder) throw new Error('The site was not built, so it is not served.');
  const server = ['next', 'start', '--port', String(port), ...args];
  try {
    const code = await runCommand(server, { stop, variables: { BUILD_FOLDER: folder } });
    process.exitCode = stop.aborted ? 0 : code;
  } finally {
    if (folder !== '.next') rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
