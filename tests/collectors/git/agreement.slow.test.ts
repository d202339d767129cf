import { beforeAll, expect, test } from 'vitest';
import { importHistory } from '@/fixtures/git-history';
import { openClone } from '@/lib/collectors/git/clone';
import { readCommits } from '@/lib/collectors/git/log';
import { createCalendar } from '@/lib/dev-stats/rules/calendar';
import { type Stats, statsOn } from '@/lib/dev-stats/store/read/stats';
import type { CommitRow } from '@/lib/dev-stats/store/rows';
import { emptyStore, readFigures } from '../../dev-stats/store/test-store';
import { collectClones } from './collect-clones';
import { git, run, runIn, tempFolder } from './sandbox';

const ZONE = 'America/Los_Angeles';

const COMMITS = 2_000;

let folder = '';
const commits: CommitRow[] = [];

beforeAll(async () => {
  folder = await generated();
  const clone = await openClone(git, folder);
  for await (const batch of readCommits(git, clone, () => true)) commits.push(...batch.commits);
}, 600_000);

let stats: Stats | undefined;

async function collected(now: () => Date): Promise<Stats> {
  if (stats) return stats;
  const { store } = await emptyStore();
  await collectClones(store, [folder], { now, timeZone: ZONE });
  stats = await readFigures(store);
  if (!stats) throw new Error('nothing is shown');
  return stats;
}

async function generated(): Promise<string> {
  const place = tempFolder();
  run(place, 'init', '--quiet', '--initial-branch=main');
  await importHistory(place, COMMITS);
  return place;
}

function count(keys: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

test('every commit is read once', () => {
  expect([commits.length, new Set(commits.map(({ sha }) => sha)).size]).toEqual([COMMITS, COMMITS]);
});

test.each(['America/Los_Angeles', 'Australia/Lord_Howe', 'UTC'])('days in %s agree with git', (zone) => {
  const dayIn = createCalendar(zone);
  const days = commits.map(({ authoredAt }) => dayIn(authoredAt * 1_000));
  const local = runIn({ TZ: zone }, folder, 'log', '--format=%ad', '--date=format-local:%Y-%m-%d');
  expect(count(days)).toEqual(count(local.split('\n')));
});

const now = () => new Date(commits.reduce((latest, { authoredAt }) => Math.max(latest, authoredAt), 0) * 1000);

test("the store's days, hours and total agree with git", { timeout: 600_000 }, async () => {
  const stats = await collected(now);
  const all = run(folder, 'log', '--format=%at %ad', '--date=short').split('\n');
  const isDated = all.map((line) => Number(line.split(' ')[0]) >= Date.parse('1990-01-01') / 1000);
  const days = all.map((line) => line.split(' ')[1] ?? '').filter((_, index) => isDated[index]);
  expect(stats.profile).toMatchObject({ totalCommits: all.length });
  expect(Object.fromEntries(stats.activity.map((day) => [day.date, day.commits]))).toEqual(count(days));
  const clocksOfGit = run(folder, 'log', '--format=%ad', '--date=format:%w %H').split('\n');
  const end = createCalendar(ZONE)(now().getTime());
  const inWindow = clocksOfGit
    .filter((_, index) => isDated[index])
    .filter((_, index) => inLast90Days(days[index] ?? '', end));
  const { hourlyActivity } = statsOn(stats, now());
  const slots = hourlyActivity.map((slot) => [`${slot.dayOfWeek} ${String(slot.hour).padStart(2, '0')}`, slot.commits]);
  expect(Object.fromEntries(slots)).toEqual(count(inWindow));
});

function inLast90Days(day: string, end: string): boolean {
  const age = (Date.parse(end) - Date.parse(day)) / 86_400_000;
  return age >= 0 && age < 90;
}

/** Names of the files of some languages. The others share names or are rare. */
const LANGUAGES = {
  TypeScript: /\.(ts|tsx|mts|cts)$/,
  Python: /\.(py|pyi|pyw)$/,
  Shell: /\.(sh|bash|zsh|fish|tcsh|csh|ksh)$/,
  CSS: /\.css$/,
  Rust: /\.rs$/,
  Go: /\.go$/,
};
const LEFT_OUT = /(^|\/)(vendor|node_modules|dist|\.github)\/|\.d\.ts$|\.min\.css$/;

test('the commits of a language agree with git', { timeout: 600_000 }, async () => {
  const { changedLanguages } = await collected(now);
  const log = run(folder, 'log', '--no-merges', '--no-renames', '--name-only', '--format=%x00');
  const changes = log.split('\0').map((paths) => paths.split('\n').filter((path) => !LEFT_OUT.test(path)));
  const countFiles = (names: RegExp[]) =>
    changes.filter((paths) => paths.some((path) => names.some((name) => name.test(path)))).length;
  const byGit = Object.entries(LANGUAGES).map(([name, names]) => [name, countFiles([names])] as const);
  const byStore = new Map(changedLanguages.map(({ name, commits }) => [name, commits]));
  expect(byGit.map(([name]) => [name, byStore.get(name) ?? 0])).toEqual(byGit);
  const weight = changedLanguages.reduce((sum, language) => sum + language.weight, 0);
  expect(weight).toBeCloseTo(countFiles(Object.values(LANGUAGES)), 6);
});
