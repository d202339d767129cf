import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MinutesUsage } from '@/components/stats/cicd/minutes-usage';
import { WorkflowTable } from '@/components/stats/cicd/workflow-table';
import { CollectionStatus } from '@/components/stats/collection-status';
import { Achievements } from '@/components/stats/overview/overview-tab';
import { ReviewsPanel } from '@/components/stats/overview/reviews-panel';
import { billing, workflow } from '@/fixtures/pipeline-answers';
import { stats } from '@/fixtures/stats-answers';
import type { GithubStats } from '@/lib/dev-stats/graphql/documents';
import type { Collected } from '@/lib/dev-stats/rules/source-status';

const UBUNTU = { ...billing, ubuntuMinutes: 5000, windowsMinutes: 0, macosMinutes: 0, countedMinutes: null };

test('minutes of public repositories are listed, but not counted', () => {
  const html = renderToStaticMarkup(<MinutesUsage billing={{ ...UBUNTU, countedMinutes: 500, freeMinutes: 4500 }} />);
  const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('500 of 2,000 included minutes');
  expect(text).toContain('Ubuntu 5,000 min × 1');
  expect(text).toContain('Not counted 4,500 min');
  expect(html).toContain('style="width:25%"');
});

const readTexts = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g'))].map(([, text]) => text);

test('a workflow has its rate with a mark, and says that its week is partial', () => {
  const row = { ...workflow, periodStart: '2026-11-16T00:00:00Z', isPartial: true, successRate: 69.96 };
  const html = renderToStaticMarkup(<WorkflowTable workflows={[row]} bucket="week" />);
  expect(readTexts(html, 'td')[0]).toBe('Nov 16, partial');
  expect(html).toContain('text-red');
  expect(html.replaceAll(/<[^>]+>/g, ' ')).toContain('69.9%');
});

test('the minutes of an unknown plan are a dash, and nothing is over them', () => {
  const html = renderToStaticMarkup(<MinutesUsage billing={{ ...UBUNTU, includedMinutes: null }} />);
  expect(html).toContain('5,000');
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('of — included minutes');
});

test.each([{ url: '/graphql' }, { url: '/snapshot.json', savedAt: new Date().toISOString() }])(
  'above the figures of %j, the page has the time of each collection',
  (source) => {
    const twoYearsAgo = new Date(Date.now() - 730 * 86_400_000).toISOString();
    const status = { outcome: 'ok', lastAttemptAt: twoYearsAgo, collectedAt: twoYearsAgo };
    const render = (...names: Collected['source'][]) =>
      renderToStaticMarkup(
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { meta: { source } } } })}>
          <CollectionStatus
            query={{ isPending: false, dataUpdatedAt: Date.now() } as never}
            {...{ stats: undefined, sources: names.map((name) => ({ source: name, ...status })) }}
          />
        </QueryClientProvider>,
      );
    for (const html of [render('github', 'git'), render('actions')])
      expect(html).toContain(`Last synced <time dateTime="${twoYearsAgo}">`);
    expect(render('github', 'git')).toContain('From local clones');
    expect(render('actions')).not.toContain('From GitHub Actions');
  },
);

const reviews = {
  since: '2025-11-21T08:00:00Z',
  until: '2026-11-21T08:00:00Z',
  given: 1341,
  peopleUnblocked: 23,
  waitHours: { count: 268, median: 3.44, p90: 27.2 },
};

test('the reviews have three totals, their dates and the number of waits; without reviews there is no panel', () => {
  const rendered = (given: GithubStats['reviews']) =>
    renderToStaticMarkup(<ReviewsPanel stats={{ ...stats, reviews: given }} />).replaceAll(/<!-- -->/g, '');
  expect(readTexts(rendered(reviews), 'dd')).toEqual(['1,341', '3.4 hours', '23']);
  expect(rendered(reviews)).toContain('November 21, 2025 to November 21, 2026');
  const few = { ...reviews, waitHours: { count: 4, median: null, p90: null } };
  expect(readTexts(rendered(few), 'dd')).toEqual(['1,341', '—', '23']);
  expect([rendered(null), rendered({ ...reviews, given: 0 })]).toEqual(['', '']);
});

test('the achievements say what is earned, and how far it is to the others', () => {
  const figures = { ...stats, profile: { ...stats.profile, currentStreak: 6 } };
  const html = renderToStaticMarkup(<Achievements stats={figures} />);
  expect(html.match(/Earned: /g)).toHaveLength(4);
  expect(html).toContain('Not yet: 6 of 7 days in a row');
});
