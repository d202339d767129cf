import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { env } from '../lib/env.ts';
import { serve, stopServer } from './server.ts';
import { loadEnvFiles } from './shared/env-files.ts';
import { runProgram } from './shared/program.ts';
import { copyBuild, isWritable, OUTPUT } from './start/copy-build.ts';
import { holdPort } from './start/port.ts';
import { runCommand, stopSignal } from './start/processes.ts';

/** The build has a process of its own, so that its compilers do not stay in memory. */
const BUILD = [
  'node',
  '--import',
  import.meta.resolve('tsx'),
  join(import.meta.dirname, 'build.ts'),
  '--if-changed',
  '--draft',
];

async function startSite({ port = env.port, hostname }: { port?: number; hostname?: string }) {
  const stop = stopSignal();
  const release = await holdPort(port, hostname);
  const code = await runCommand(BUILD, stop).finally(release);
  if (stop.aborted) return;
  if (code !== 0) process.exit(code);
  const build = isWritable() ? copyBuild() : OUTPUT;
  if (build !== OUTPUT) process.on('exit', () => rmSync(build, { recursive: true, force: true }));
  const server = await serve(build, port, hostname);
  if (stop.aborted) stopServer(server);
  stop.addEventListener('abort', () => stopServer(server));
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new InvalidArgumentError('Expected 0 to 65535.');
  return port;
}

loadEnvFiles();
await runProgram(
  new Command('start')
    .description('Build the site if something has changed, and serve it.')
    .option('-p, --port <port>', 'port (default: PORT, or 3000)', portNumber)
    .option('-H, --hostname <host>', 'address to listen on (default: all)')
    .action(startSite),
);
