import { rmSync } from 'node:fs';
import { Command, InvalidArgumentError } from 'commander';
import { env } from '../lib/env';
import { loadEnvFiles } from './env-files';
import { runProgram } from './program';
import { prepareSite, refuseBasePath } from './start/build';
import { holdPort } from './start/port';
import { runCommand, stopSignal } from './start/processes';

interface Options {
  port?: number;
  hostname?: string;
}

const program = new Command('start')
  .description('Build the site if something has changed, and serve it. Other options are those of `next start`.')
  .option('-p, --port <port>', 'port (default: PORT, or 3000)', portNumber)
  .option('-H, --hostname <host>', 'address to listen on (default: all)')
  .allowUnknownOption()
  .allowExcessArguments()
  .action(serve);

async function serve({ port = env.port, hostname }: Options) {
  refuseBasePath();
  const stop = stopSignal();
  const release = await holdPort({ port, host: hostname });
  const folder = await prepareSite(stop).finally(release);
  if (!folder) throw new Error('The site was not built, so it is not served.');
  const server = [
    'next',
    'start',
    '--port',
    String(port),
    ...(hostname ? ['--hostname', hostname] : []),
    ...program.args,
  ];
  try {
    const code = await runCommand(server, { stop, variables: { BUILD_FOLDER: folder } });
    process.exitCode = stop.aborted ? 0 : code;
  } finally {
    if (folder !== '.next') rmSync(folder, { recursive: true, force: true });
  }
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new InvalidArgumentError('Expected 0 to 65535.');
  return port;
}

loadEnvFiles();
await runProgram(program);
