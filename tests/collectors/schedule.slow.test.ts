import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

test('without a reachable store the loop says when it tries again, and SIGTERM ends it', async () => {
  const settings = { GITHUB_TOKEN: 'token', GITHUB_LOGIN: 'me', DATABASE_URL: 'http://127.0.0.1:2' };
  const loop = spawn(process.execPath, ['--import', 'tsx', 'scripts/collect.ts', 'schedule'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void loop.kill('SIGKILL'));
  const lines: string[] = [];
  for await (const line of createInterface(loop.stdout)) {
    lines.push(line);
    if (line.includes('Next try')) loop.kill('SIGTERM');
  }
  if (loop.exitCode === null) await once(loop, 'close');
  expect(lines).toEqual([expect.stringMatching(/ The collection failed\. Next try: .+Z$/), 'Stopped.']);
  expect(loop.exitCode).toBe(0);
}, 120_000);
