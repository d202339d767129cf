import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importHistory } from '@/fixtures/git-history';
import { statsOn } from '@/lib/dev-stats/store/read/stats';
import { emptyStore, readFigures } from '../../dev-stats/store/test-store';
import { collectClones } from './collect-clones';
import { commit, fastImport, initRepository, run, tempFolder } from './sandbox';

const ZONE = 'America/Los_Angeles';
const NOW = new Date('2026-11-21T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const PLAUSIBLE = { from: Date.parse('1990-01-01T00:00:00Z') / 1000, to: SECONDS + 86_400 };

/** Replaces the generated repository. */
const REAL = process.env.RECORDED_REPOSITORY;
const COMMITS = Number(process.env.GIT_TEST_COMMITS ?? 2_000);

/** A history with commits at and beyond both ends of the plausible dates. */
async function generated(): Promise<string> {
  const folder = initRepository('site');
  await importHistory(folder, COMMITS);
  const ends = [0, 1, PLAUSIBLE.from - 1, PLAUSIBLE.from, PLAUSIBLE.to, PLAUSIBLE.to + 1, 99_999_999_999];
  const stream = ends.map((time, index) => {
    const parent = index === 0 ? 'from refs/heads/main^0\n' : '';
    const author = `Rowan Hale <rowan@example.com> ${time} +0000`;
    return `commit refs/heads/main\nauthor ${author}\ncommitter Build <b@example.com> 1700000000 +0000\ndata 3\nEnd\n${parent}\n`;
  });
  fastImport(folder, stream.join(''));
  return folder;
}

function clone(source: string, remote: string): string {
  const folder = join(tempFolder(), 'site');
  run(source, 'clone', '--quiet', '--no-checkout', source, folder);
  run(folder, 'remote', 'set-url', 'origin', remote);
  return folder;
}

/** Author times in seconds and dates on the author's clock by sha, as git prints them. */
function readLog(folder: string): [sha: string, authoredAt: number, date: string][] {
  const log = run(folder, 'log', '--format=%H %at %ad', '--date=short');
  return log.split('\n').map((line) => {
    const [sha = '', authoredAt, date = ''] = line.split(' ');
    return [sha, Number(authoredAt), date];
  });
}

async function collected(paths: string[]) {
  const { store } = await emptyStore();
  await collectClones(store, paths, { now: () => NOW, timeZone: ZONE });
  const figures = await readFigures(store);
  if (!figures) throw new Error('nothing is shown');
  return figures;
}

test('a mirror, a fork and broken dates: total, days and streaks agree with git', { timeout: 600_000 }, async () => {
  const source = REAL ?? (await generated());
  const mirror = clone(source, 'https://code.example.com/rowan/mirror');
  const fork = clone(source, 'https://github.com/friend/site');
  run(fork, 'reset', '--quiet', '--soft', 'HEAD~3');
  for (const message of ['Fork', 'Diverge']) commit(fork, { message, date: `${SECONDS - 3600} -0800` });
  const copies = [clone(source, 'https://github.com/rowan/site'), mirror, fork];
  const histories = copies.map(readLog);
  const once = [...new Map(histories.flat().map((entry) => [entry[0], entry])).values()];
  const dated = once.filter(([, authoredAt]) => authoredAt >= PLAUSIBLE.from && authoredAt <= PLAUSIBLE.to);
  const days = dated.map(([, , date]) => date);

  const figures = await collected(copies);
  expect(figures.profile).toMatchObject({ totalCommits: once.length });
  expect(Object.fromEntries(figures.activity.map(({ date, commits }) => [date, commits]))).toEqual(
    Object.fromEntries([...Map.groupBy(days, (day) => day)].map(([day, { length }]) => [day, length])),
  );
  expect(figures.repositories.map(({ commits }) => commits).sort()).toEqual(
    histories.map(({ length }) => length).sort(),
  );
  const past = [...new Set(days)].filter((day) => day <= '2026-11-21').map((day) => Date.parse(day) / 86_400_000);
  expect(statsOn(figures, NOW).longestStreak).toBe(longestRun(past));
});

/** The longest run of consecutive numbers. */
function longestRun(numbers: readonly number[]): number {
  const all = new Set(numbers);
  const lengthFrom = (start: number): number => {
    let end = start;
    while (all.has(end)) end += 1;
    return end - start;
  };
  return Math.max(0, ...numbers.filter((number) => !all.has(number - 1)).map(lengthFrom));
}
