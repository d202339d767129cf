import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { serveSite } from './site';

/**
 * Requests a second for the home page: the exported files behind Caddy, a file of the same size without our rules behind
 * the same Caddy, and `next start`. They take turns, so that changes in machine load affect all three.
 */
const PORTS = { next: 3292, caddy: 3293, file: 3294 };
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 50;
const CROWD = 2_000;
const AUTOCANNON = 'autocannon@8.0.0';

interface Fired {
  requests: { average: number };
  latency: { p99: number };
  errors: number;
  non2xx: number;
}

async function main() {
  if (!existsSync('out/_caddy')) throw new Error('There are no files to serve; write them with: npm run export');
  const folder = mkdtempSync(join(tmpdir(), 'bench-files-'));
  const servers: ChildProcess[] = [];
  const next = await serveSite('.', PORTS.next);
  try {
    const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder, AUTOCANNON];
    execFileSync('npm', ['install', ...options], { stdio: ['ignore', 'ignore', 'inherit'] });
    const fire = (port: number, connections: number) => fireAt(folder, port, connections);
    for (const name of ['index.html', 'index.html.br', 'index.html.gz'])
      cpSync(`out/${name}`, join(folder, 'file', name));
    writeFileSync(join(folder, 'Caddyfile'), caddyfile(join(folder, 'file')));
    servers.push(
      spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], { stdio: 'ignore' }),
    );
    await answering(`http://localhost:${PORTS.file}/`);
    const rounds: { next: number; caddy: number; file: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const found = { next: 0, caddy: 0, file: 0 };
      for (const name of ['next', 'caddy', 'file'] as const)
        found[name] = (await fire(PORTS[name], CONNECTIONS)).requests.average;
      // The first round warms up.
      if (round > 0) rounds.push(found);
    }
    console.table(rounds);
    const crowd = await fire(PORTS.caddy, CROWD);
    const { br, gz } = compressedBytes('out');
    console.table({
      'Caddy / next start': median(rounds.map(({ caddy, next }) => caddy / next)),
      'Caddy / plain file': median(rounds.map(({ caddy, file }) => caddy / file)),
      'brotli / gzip bytes of pages': br / gz,
      [`errors of ${CROWD} connections`]: crowd.errors + crowd.non2xx,
    });
  } finally {
    next.stop();
    for (const server of servers) server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function caddyfile(plain: string): string {
  const files = resolve('out');
  return `{
	admin off
}
import ${files}/_caddy
http://localhost:${PORTS.caddy} {
	import portfolio ${files}
}
http://localhost:${PORTS.file} {
	root * ${plain}
	file_server {
		precompressed br gzip
	}
}
`;
}

async function fireAt(folder: string, port: number, connections: number): Promise<Fired> {
  const script = join(folder, 'node_modules/autocannon/autocannon.js');
  const args = ['--json', '--connections', `${connections}`, '--duration', `${SECONDS}`];
  const target = ['--headers', 'accept-encoding=br, gzip', `http://localhost:${port}/`];
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args, ...target]);
  return JSON.parse(stdout);
}

async function answering(url: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} does not answer.`);
}

/** Of the pages. */
function compressedBytes(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const both = files.filter((name) => name.endsWith('.html.br') && files.includes(name.replace(/br$/, 'gz')));
  const size = (name: string) => statSync(join(folder, name)).size;
  return {
    br: both.reduce((sum, name) => sum + size(name), 0),
    gz: both.reduce((sum, name) => sum + size(name.replace(/br$/, 'gz')), 0),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

await main();
