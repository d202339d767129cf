import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dashboard } from '@/components/stats/dashboard';
import { stats } from '@/fixtures/stats-answers';

const page = {
  pipeline: { owner: 'a', repo: 'b' },
  source: { url: '/graphql' },
  timeZone: 'UTC',
  builtOn: '2026-11-22',
};
const AT = '2026-11-22T08:30:00Z';
const LOADING = 'Loading GitHub statistics...';

test('the page has the figures of the build, marked as demo data, and says loading without any', () => {
  const answer = { data: { githubStats: stats, sources: [] }, extensions: { sample: true } };
  const html = renderToString(<Dashboard {...page} initial={{ answer, at: AT }} />);
  expect(html).toContain('4,821');
  expect(html.match(/Demo data, not real activity\./g)).toHaveLength(1);
  expect(html).not.toContain(LOADING);
  expect(html.match(/data-slot="/g)).toHaveLength(168);
  const empty = renderToString(<Dashboard {...page} />);
  expect(empty).toContain(LOADING);
  expect(empty).not.toContain('4,821');
});
