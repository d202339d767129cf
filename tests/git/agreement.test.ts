import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importHistory } from '@/bench/history';
import { readCommits } from '@/lib/git/log';
import { openClone } from '@/lib/git/repository';
import { authorTime } from '@/lib/stats/author-time';
import { calendarOf } from '@/lib/stats/calendar';
import type { CommitRow } from '@/lib/store/rows';
import { git, makeFolder, run, runIn } from './sandbox';

/** A larger history proves more and takes longer. */
const COMMITS = Number(process.env.GIT_TEST_COMMITS ?? 2_000);

let folder = '';
const commits: CommitRow[] = [];

beforeAll(async () => {
  folder = makeFolder();
  run(folder, 'init', '--quiet', '--initial-branch=main');
  await importHistory(folder, COMMITS);
  const { revisions } = await openClone(git, folder);
  for await (const batch of readCommits({ git, folder, revisions, owns: () => true })) commits.push(...batch.commits);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Counts what git itself prints, one line a commit. */
function countedByGit(...args: string[]): Record<string, number> {
  return count(run(folder, 'log', ...args).split('\n'));
}

function count(keys: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

const clocks = () => commits.map(({ authoredAt, authorOffset }) => authorTime(authoredAt, authorOffset));

test('every commit is read once', () => {
  expect(commits).toHaveLength(COMMITS);
  expect(new Set(commits.map(({ sha }) => sha)).size).toBe(Number(run(folder, 'rev-list', '--count', 'HEAD')));
});

test("days by the author's clock agree with git", () => {
  expect(count(clocks().map(({ date }) => date))).toEqual(countedByGit('--format=%ad', '--date=short'));
});

test("hours and weekdays by the author's clock agree with git", () => {
  const slots = clocks().map(({ dayOfWeek, hour }) => `${dayOfWeek} ${String(hour).padStart(2, '0')}`);
  expect(count(slots)).toEqual(countedByGit('--format=%ad', '--date=format:%w %H'));
});

test.each(['America/Los_Angeles', 'Australia/Lord_Howe', 'UTC'])('days in %s agree with git', (zone) => {
  const dayIn = calendarOf(zone);
  const days = commits.map(({ authoredAt }) => dayIn(authoredAt * 1_000));
  const local = runIn({ TZ: zone }, folder, 'log', '--format=%ad', '--date=format-local:%Y-%m-%d');
  expect(count(days)).toEqual(count(local.split('\n')));
});

test('authors agree with git', () => {
  const lines = run(folder, 'shortlog', '--summary', '--email', 'HEAD').split('\n');
  const counted = lines.map((line) => line.trim().split('\t')).map(([number, author]) => [author, Number(number)]);
  expect(count(commits.map(({ authorName, authorEmail }) => `${authorName} <${authorEmail}>`))).toEqual(
    Object.fromEntries(counted),
  );
});
