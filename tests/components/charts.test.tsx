import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart } from '@/components/stats/charts/bar-chart';
import { timeAxis } from '@/lib/dev-stats/charts/axis';

const axis = timeAxis('week', ['2026-11-02', '2026-11-09', '2026-11-16']);
const chart = { title: 'Commits by week', unit: 'commits per week', reading: 'Four commits in 3 weeks.', axis };

test('a chart is a figure with a name, a sentence and a slider that says the value', () => {
  const html = renderToStaticMarkup(<BarChart {...chart} series={[{ name: 'Commits', values: [1, 0, 3] }]} />);
  const id = /<figure aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<h3 id="${id}" class="font-medium">Commits by week</h3>`);
  expect(html).toContain('Four commits in 3 weeks.');
  expect(html).toContain('aria-valuetext="Week of Nov 16, 2026: 3"');
  expect(html).toContain('Show as table');
});

test('a comparison is a line over the columns', () => {
  const series = [
    { name: 'Commits', values: [1, 0, 3] },
    { name: 'The 21 days before', values: [2, 1, 1] },
  ];
  const html = renderToStaticMarkup(<BarChart {...chart} series={series} hasLine />);
  expect(html.match(/<rect/g)).toHaveLength(3);
  expect(html.match(/<path class="chart-line[^"]*"[^>]* d="M[^"]*L/g)).toHaveLength(1);
  const legend = [...html.matchAll(/<svg[^>]*width="20".*?<path class="([\w-]+)/g)].map(([, drawn]) => drawn);
  expect(legend).toEqual(['chart-mark', 'chart-line']);
  expect(html).toContain('aria-valuetext="Week of Nov 16, 2026: Commits 3, The 21 days before 1"');
});
