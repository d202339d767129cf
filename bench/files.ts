import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { waitForAnswer } from '../scripts/shared/wait-for-answer';
import { median } from './measure';
import { serveSite } from './site';

/**
 * Requests for the home page: `npm start`, the exported files behind Caddy, and the same page as a single file behind the
 * same Caddy, with the headers of a page and without. They take turns, so that changes in machine load affect all of them.
 */
const PORTS = { next: 3292, caddy: 3293, withHeaders: 3294, withoutHeaders: 3295 };
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 50;
const CROWD = 2_000;
const AUTOCANNON = 'autocannon@8.0.0';

type Name = keyof typeof PORTS;
const NAMES = Object.keys(PORTS) as Name[];

interface Fired {
  requests: { average: number; total: number };
  errors: number;
  non2xx: number;
}

/** Requests a second, and on Linux microseconds of Caddy's processor time for each. */
interface Speed {
  rate: number;
  micros: number;
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
    const config = join(folder, 'Caddyfile');
    writeFileSync(config, caddyfile(join(folder, 'file')));
    const caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { stdio: 'ignore' });
    servers.push(caddy);
    await waitForAnswer(`http://localhost:${PORTS.withoutHeaders}/`);
    const rounds: Record<Name, Speed>[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const found = {} as Record<Name, Speed>;
      for (const name of NAMES) {
        const before = processorMicros(caddy);
        const { requests } = await fire(PORTS[name], CONNECTIONS);
        found[name] = { rate: requests.average, micros: (processorMicros(caddy) - before) / requests.total };
      }
      // The first round warms up.
      if (round > 0) rounds.push(found);
    }
    const ratio = (of: (round: Record<Name, Speed>) => number) => Number(median(rounds.map(of)).toFixed(3));
    console.log('Requests a second, and microseconds of Caddy’s processor time for each');
    console.table(rounds.map((round) => Object.fromEntries(NAMES.map((name) => [name, shown(round[name])]))));
    const crowd = await fire(PORTS.caddy, CROWD);
    console.table({
      'Caddy / npm start': { requests: ratio(({ caddy, next }) => caddy.rate / next.rate) },
      'Caddy / one file with the same headers': {
        requests: ratio(({ caddy, withHeaders }) => caddy.rate / withHeaders.rate),
        'processor time': ratio(({ caddy, withHeaders }) => withHeaders.micros / caddy.micros),
      },
      'Caddy / one file without headers': {
        requests: ratio(({ caddy, withoutHeaders }) => caddy.rate / withoutHeaders.rate),
        'processor time': ratio(({ caddy, withoutHeaders }) => withoutHeaders.micros / caddy.micros),
      },
    });
    console.log(`Errors of ${CROWD} connections: ${crowd.errors + crowd.non2xx}`);
  } finally {
    next.stop();
    for (const server of servers) server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function caddyfile(file: string): string {
  const files = resolve('out');
  return `{
	admin off
}
import ${files}/_caddy
http://localhost:${PORTS.caddy} {
	root * ${files}
	import portfolio
}
http://localhost:${PORTS.withHeaders} {
	root * ${file}
	import portfolio_page
}
http://localhost:${PORTS.withoutHeaders} {
	root * ${file}
	file_server {
		precompressed br gzip
	}
}
`;
}

/** What a process has used so far, NaN without /proc. Its clock ticks are 10 ms. */
function processorMicros({ pid }: ChildProcess): number {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

async function fireAt(folder: string, port: number, connections: number): Promise<Fired> {
  const script = join(folder, 'node_modules/autocannon/autocannon.js');
  const args = ['--json', '--connections', `${connections}`, '--duration', `${SECONDS}`];
  const target = ['--headers', 'accept-encoding=br, gzip', `http://localhost:${port}/`];
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args, ...target]);
  return JSON.parse(stdout);
}

function shown({ rate, micros }: Speed): string {
  return `${Math.round(rate)}, ${Number.isNaN(micros) ? '–' : micros.toFixed(1)}`;
}

await main();
