import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '../../folders';

const SETTINGS = `DATABASE_URL=file:/dev/null/nope/x.db
GITHUB_TOKEN=token-of-test
GITHUB_API_URL=http://127.0.0.1:9
`;

/** Runs a command with its settings in .env, not in the environment. */
function command(script: string, args: string[]) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const node = ['--import', resolve('node_modules/tsx/dist/loader.mjs'), resolve(`scripts/${script}.ts`), ...args];
  const { status, stderr } = spawnSync(process.execPath, node, {
    cwd: folderOf({ '.env': SETTINGS }),
    env: inherited as NodeJS.ProcessEnv,
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, lines: stderr.trimEnd().split('\n') };
}

test.each([
  ['db', ['migrate']],
  ['collect', ['github']],
])(
  '%s %j of a store that cannot be used ends with 1 and one line that says what to do',
  { timeout: 60_000 },
  (script, args) => {
    const { status, lines } = command(script, args);
    expect([status, lines]).toEqual([
      1,
      [
        expect.stringMatching(
          /^The store at DATABASE_URL cannot be opened .*\/dev\/null\/nope.* Set DATABASE_URL to a writable file/,
        ),
      ],
    ]);
  },
);
