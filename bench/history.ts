import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { env } from '../lib/env';
import { mulberry32 } from '../lib/random';

const OFFSETS = ['+0000', '-0800', '-0700', '+0100', '+0530', '-0330', '+1245', '+1400', '-1100', '+0545'];
const AUTHORS = [
  'Rowan Hale <rowan@example.com>',
  'Rowan Hale <rowan@laptop.example.com>',
  'Ines Duarte <ines@example.net>',
  'Olu Bakare <olu@example.org>',
  'Zoë Łuczak <zoe@example.org>',
];
/** 2015-01-01, UTC. */
const START = 1_420_070_400;
const STEP_SECONDS = 6_800;

/** Environment of a git that knows no setting of this machine. */
export const PLAIN_GIT = {
  ...env.inherited,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
} satisfies NodeJS.ProcessEnv;

/** Fills an initialised repository with so many commits of several authors, zones and merges; always the same ones. */
export async function importHistory(folder: string, commits: number): Promise<void> {
  const child = spawn('git', ['-C', folder, 'fast-import', '--quiet'], {
    env: PLAIN_GIT,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const random = mulberry32(20_261_121);
  for (let mark = 1; mark <= commits; mark++) {
    if (!child.stdin.write(commit(mark, random))) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`git fast-import ended with ${code}`);
}

function commit(mark: number, random: () => number): string {
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)];
  const time = START + mark * STEP_SECONDS + Math.floor(random() * 80_000);
  const zone = pick(OFFSETS);
  const message = `Change ${mark}: ${'words and reasons '.repeat(1 + Math.floor(random() * 12))}\n\nBecause of ${mark}.\n`;
  const content = `export const value${mark % 50} = ${mark};\n`;
  // Now and then a second parent, as after a merged branch.
  const parents = mark > 50 && mark % 9 === 0 ? `merge :${mark - 40}\n` : '';
  return [
    `commit refs/heads/main\nmark :${mark}\nauthor ${pick(AUTHORS)} ${time} ${zone}`,
    `committer Build <build@example.com> ${time + 60} +0000\ndata ${Buffer.byteLength(message)}\n${message}`,
    `${mark === 1 ? '' : `from :${mark - 1}\n`}${parents}M 100644 inline src/file${mark % 50}.ts`,
    `data ${Buffer.byteLength(content)}\n${content}\n`,
  ].join('\n');
}
