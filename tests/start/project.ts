import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { env } from '@/lib/env';

/** Larger than what a connection takes before its client reads. */
export const PAGE_BYTES = 32 * 1024 * 1024;

/** Stands in for `next build` and the steps after it. */
const NEXT = `#!/usr/bin/env node
const { mkdirSync, rmSync, writeFileSync } = require('node:fs');
rmSync('.next', { recursive: true, force: true });
mkdirSync('.next/site', { recursive: true });
writeFileSync('.next/site/large.txt', 'x'.repeat(${PAGE_BYTES}));
writeFileSync('.next/site-headers.json', '{"isProduction":true,"files":{}}');
writeFileSync('.next/required-server-files.json', '{"config":{}}');
console.log('building');
`;

/** A folder with a page, in which `npm start` can run without Next. */
export function createProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  mkdirSync(join(folder, 'content'));
  for (const [name, text] of Object.entries({ next: NEXT, tsx: '#!/bin/sh\n' })) {
    writeFileSync(join(folder, 'node_modules/.bin', name), text);
    chmodSync(join(folder, 'node_modules/.bin', name), 0o755);
  }
  writeFileSync(join(folder, 'page.txt'), 'first');
  return folder;
}

/** Runs scripts/start.ts as npm does: in a shell that does not pass signals on. */
export function start(folder: string, variables: Record<string, string> = {}, user?: number) {
  const path = [join(folder, 'node_modules/.bin'), resolve('node_modules/.bin'), env.path].join(delimiter);
  const command = `node ${resolve('scripts/start.ts')}; exit $?`;
  const shell = spawn('/bin/sh', ['-c', command], {
    cwd: folder,
    env: { ...env.inherited, PATH: path, npm_lifecycle_event: 'start', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user !== undefined && { uid: user, gid: user }),
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const outputs = [shell.stdout, shell.stderr].map((stream) => {
    const reader = createInterface(stream).on('line', (line) => {
      lines.push(line);
      for (const check of waiting) check();
    });
    return once(reader, 'close');
  });
  // The pipes close when the last process that writes to them has ended, even without the shell.
  const ended = Promise.all(outputs).then(() => lines);
  const code = once(shell, 'exit').then(([status]) => status as number | null);
  const printed = (text: string) =>
    new Promise<string>((resolvePrinted, reject) => {
      const check = () => {
        const line = lines.find((entry) => entry.includes(text));
        if (line) resolvePrinted(line);
      };
      waiting.add(check);
      check();
      ended.then(() => reject(new Error(`not printed: ${text}\n${lines.join('\n')}`)));
    });
  onTestFinished(async () => {
    shell.kill();
    await ended;
  });
  return { shell, lines, printed, code, ended };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
