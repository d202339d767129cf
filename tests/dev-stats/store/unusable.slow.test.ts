import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const TOKEN = 'token-of-test';

function command(script: string, args: string[], databaseUrl: string) {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl, GITHUB_TOKEN: TOKEN, GITHUB_API_URL: 'http://127.0.0.1:9' },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, lines: stderr.trimEnd().split('\n') };
}

test.each([
  ['db', ['migrate'], () => '/dev/null/nope/x.db'],
  ['collect', ['github'], () => '/dev/null/nope/x.db'],
])(
  '%s %j of a store that cannot be used ends with 1 and one line that says what to do',
  { timeout: 60_000 },
  (script, args, place) => {
    const { status, lines } = command(script, args, `file:${place()}`);
    expect([status, lines]).toEqual([
      1,
      [expect.stringMatching(/^The store at DATABASE_URL cannot be .* Set DATABASE_URL to a writable file/)],
    ]);
  },
);
