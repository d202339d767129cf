import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { Headline } from '@/components/stats/headline';
import { collectGit } from '@/lib/collectors/git/collect-git';
import { findRepositories } from '@/lib/collectors/git/find-repositories';
import { githubStatsDocument, historyDocument } from '@/lib/dev-stats/graphql/documents';
import { dailyCommits, figuresOf, historyOf } from '@/lib/dev-stats/graphql/figures';
import { commitCalendar } from '@/lib/dev-stats/rules/commit-calendar';
import { comparedSums, stepsIn } from '@/lib/dev-stats/rules/daily';
import { hoursIn } from '@/lib/dev-stats/rules/history-hours';
import { daysReading } from '@/lib/dev-stats/rules/readings';
import { beginCollection } from '@/lib/dev-stats/store/begin-collection';
import { openStore } from '@/lib/dev-stats/store/client';
import { migrateStore } from '@/lib/dev-stats/store/migrate';
import { ask, OWNER_TOKEN, testApi } from '../../dev-stats/graphql/api';
import { commit, git, initRepository, run, tempFolder } from './sandbox';

const TODAY = '2026-11-22';
const now = () => new Date(`${TODAY}T18:00:00Z`);
const YEAR = { from: '2025-11-17', to: TODAY };
const MONTH = { from: '2026-10-24', to: TODAY };
const progress = { start() {}, step() {}, note() {}, stop() {} };

/** A clone with commits on many days, in zones on both sides of midnight. */
function clone(): string {
  const folder = initRepository('notes');
  const end = now().getTime() / 1000;
  for (let index = 0; index < 30; index += 1) {
    const age = ((index * index * 7) % 500) * 86_400 + ((index * 5) % 24) * 3600;
    commit(folder, {
      date: `${end - age} ${['-0800', '+0000', '+0530', '+1300'][index % 4]}`,
      message: `No. ${index}`,
    });
  }
  return folder;
}

async function collected(folder: string) {
  const url = `file:${join(tempFolder(), 'stats.db')}`;
  const store = await openStore({ url });
  onTestFinished(store.close);
  await migrateStore(store);
  const { repositories } = await findRepositories({ git, paths: [folder], githubApiUrl: 'https://api.github.com' });
  const collection = await beginCollection(store, { source: 'git', now, timeZone: 'UTC' });
  await collectGit({ collection, git, repositories, isOwner: () => true, isPublic: true, now, progress });
  await collection.finish();
  const api = testApi({ location: { url }, now });
  const answered = async (query: string) => (await ask(api, query, { token: OWNER_TOKEN })).data.githubStats;
  const [figures, history] = [
    figuresOf(await answered(githubStatsDocument)),
    historyOf(await answered(historyDocument)),
  ];
  if (!history) throw new Error('no history');
  return { figures, history };
}

function counts(keys: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
}

/** The Monday on or before a date, counted day by day. */
function mondayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

test('what the page draws of a clone is what git log counts', { timeout: 60_000 }, async () => {
  const folder = clone();
  const { figures, history } = await collected(folder);
  const lines = run(folder, 'log', '--format=%ad', '--date=format:%Y-%m-%d %w %H').split('\n');
  const dates = lines.map((line) => line.slice(0, 10));
  const daily = dailyCommits(figures) ?? { dates: [], commits: [] };

  const { days } = commitCalendar(daily, TODAY);
  const drawn = days.filter(({ commits }) => commits > 0).map(({ date, commits }) => [date, commits] as const);
  const inYear = dates.filter((date) => date >= YEAR.from && date <= YEAR.to);
  expect(new Map(drawn)).toEqual(new Map([...counts(inYear)].toSorted(([a], [b]) => (a < b ? -1 : 1))));
  expect(daysReading(days, YEAR)).toContain(`Committed on ${new Set(inYear).size} of 371 days`);

  const weeks = stepsIn(YEAR, 'week');
  const byWeek = counts(inYear.map(mondayOf));
  expect(comparedSums(history, YEAR).values).toEqual(weeks.map((week) => byWeek.get(week) ?? 0));

  const inMonth = lines.filter((line) => line.slice(0, 10) >= MONTH.from && line.slice(0, 10) <= TODAY);
  const slots = hoursIn(history, MONTH).map(
    ({ dayOfWeek, hour, commits }) => [`${dayOfWeek} ${hour}`, commits] as const,
  );
  expect(new Map(slots)).toEqual(counts(inMonth.map((line) => `${line[11]} ${Number(line.slice(13))}`)));

  const html = renderToStaticMarkup(<Headline figures={figures} today={TODAY} />);
  const total = run(folder, 'rev-list', '--count', 'HEAD');
  expect(html).toMatch(new RegExp(`^<dl[^>]*><div[^>]*><dt.*?Total Commits.*?</dt><dd[^>]*><span[^>]*>${total}<`));
  expect(html).toContain(`${inMonth.length} in 30 days`);
});
