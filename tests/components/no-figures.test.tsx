import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoFigures } from '@/components/stats/notices';
import type { Collected } from '@/lib/dev-stats/rules/freshness';

const at = '2026-11-21T08:30:00Z';
const RUNS: Collected = { source: 'actions', outcome: 'ok', lastAttemptAt: at, collectedAt: at };
const FAILED: Collected = { source: 'github', outcome: 'failed', lastAttemptAt: at, collectedAt: null };
const NONE = 'No GitHub data available. Please run the collection script.';
const NONE_OF_MINE = 'My own figures aren’t collected yet.';

test.each<[string, Collected[] | null, boolean, string]>([
  ['nothing at all', [], false, NONE],
  ['a server that does not know its sources', null, false, NONE],
  ['a collection that failed', [FAILED], false, NONE],
  ['the repository of the site', [], true, NONE_OF_MINE],
  ['workflow runs', [FAILED, RUNS], false, NONE_OF_MINE],
])('with %s, the page says what is missing', (_, sources, hasRepository, text) => {
  const html = renderToStaticMarkup(<NoFigures sources={sources} hasRepository={hasRepository} />);
  const titles = [NONE, NONE_OF_MINE].filter((title) => html.includes(title));
  expect(titles).toEqual([text]);
  expect(html).toContain('npm run collect -- github');
});
