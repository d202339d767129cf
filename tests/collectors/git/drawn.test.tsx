import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Headline } from '@/components/stats/headline';
import { type GithubStats, githubStatsDocument, historyDocument } from '@/lib/dev-stats/graphql/documents';
import { hoursIn } from '@/lib/dev-stats/rules/commits/hourly';
import { comparedSums, stepsIn, sumsIn } from '@/lib/dev-stats/rules/history/daily';
import { codeCommits, languagesIn } from '@/lib/dev-stats/rules/history/language-history';
import { ask, OWNER_TOKEN, testApi } from '../../dev-stats/graphql/api';
import { emptyStore } from '../../dev-stats/store/test-store';
import { collectClones } from './collect-clones';
import { counts, dayAfter, findMonday, shellCommits } from './counted';
import { commit, initRepository, run } from './sandbox';

const TODAY = '2026-11-22';
const now = () => new Date(`${TODAY}T18:00:00Z`);
const YEAR = { from: '2025-11-17', to: TODAY };
/** 200 days, whose period before is known. */
const SPRING = { from: '2026-05-07', days: 200 };
const MONTH = { from: '2026-10-24', to: TODAY };

/** A clone with commits on many days, in zones on both sides of midnight. */
function clone(): string {
  const folder = initRepository('notes');
  const end = now().getTime() / 1000;
  for (let index = 0; index < 30; index += 1) {
    const age = ((index * index * 7) % 500) * 86_400 + ((index * 5) % 24) * 3600;
    writeFileSync(join(folder, index % 3 === 0 ? 'run.sh' : 'notes.ts'), `${index}\n`);
    run(folder, 'add', '.');
    commit(folder, {
      date: `${end - age} ${['-0800', '+0000', '+0530', '+1300'][index % 4]}`,
      message: `No. ${index}`,
    });
  }
  return folder;
}

async function collected(folder: string) {
  const { location, store } = await emptyStore();
  await collectClones(store, [folder], { now, timeZone: 'UTC' });
  const api = testApi({ location, now });
  const answered = async (query: string) => (await ask(api, query, { token: OWNER_TOKEN })).data.githubStats;
  const stats: GithubStats = await answered(githubStatsDocument);
  return { stats, history: (await answered(historyDocument)).history };
}

test('what the page draws of a clone is what git log counts', { timeout: 60_000 }, async () => {
  const folder = clone();
  const { stats, history } = await collected(folder);
  const lines = run(folder, 'log', '--format=%ad', '--date=format:%Y-%m-%d %w %H').split('\n');
  const dates = lines.map((line) => line.slice(0, 10));
  const daily = stats.history;

  const sums = sumsIn(daily.dates, daily.commits, YEAR, 'day');
  const days = stepsIn(YEAR, 'day').map((date, index) => [date, sums[index] ?? 0] as const);
  const drawn = days.filter(([, commits]) => commits > 0);
  const inYear = dates.filter((date) => date >= YEAR.from && date <= YEAR.to);
  expect(new Map(drawn)).toEqual(new Map([...counts(inYear)].toSorted(([a], [b]) => (a < b ? -1 : 1))));

  const weeks = stepsIn(YEAR, 'week');
  const byWeek = counts(inYear.map(findMonday));
  expect(comparedSums(history, YEAR).values).toEqual(weeks.map((week) => byWeek.get(week) ?? 0));

  const earlier = dates.map((date) => dayAfter(date, SPRING.days)).filter((date) => date >= SPRING.from);
  const before = counts(earlier.filter((date) => date <= TODAY).map(findMonday));
  const compared = comparedSums(history, { from: SPRING.from, to: TODAY });
  expect(compared.before).toEqual(
    stepsIn({ from: SPRING.from, to: TODAY }, 'week').map((week) => before.get(week) ?? 0),
  );

  const { share, commits: withCode } = shellCommits(folder, YEAR);
  const known = languagesIn(history.languages, YEAR);
  expect(known.find(({ name }) => name === 'Shell')?.share).toBeCloseTo(share, 9);
  const months = codeCommits(history.languages, YEAR, 'month');
  expect(months.reduce((sum, commits) => sum + commits, 0)).toBe(withCode);

  const inMonth = lines.filter((line) => line.slice(0, 10) >= MONTH.from && line.slice(0, 10) <= TODAY);
  const slots = hoursIn(history, MONTH).map(
    ({ dayOfWeek, hour, commits }) => [`${dayOfWeek} ${hour}`, commits] as const,
  );
  expect(new Map(slots)).toEqual(counts(inMonth.map((line) => `${line[11]} ${Number(line.slice(13))}`)));

  const html = renderToStaticMarkup(<Headline stats={stats} today={TODAY} />);
  const total = run(folder, 'rev-list', '--count', 'HEAD');
  expect(html).toMatch(new RegExp(`^<dl[^>]*><div[^>]*><dt.*?Total Commits.*?</dt><dd[^>]*><span[^>]*>${total}<`));
  expect(html).toContain(`${inMonth.length} in the last 30 days`);
});
