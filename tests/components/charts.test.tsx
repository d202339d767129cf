import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart } from '@/components/stats/charts/bar-chart';
import { LineChart } from '@/components/stats/charts/line-chart';
import { TickStrips } from '@/components/stats/charts/tick-strips';
import { nameAxis, timeAxis } from '@/lib/dev-stats/charts/axis';

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

test('columns are as high as their values', () => {
  const names = nameAxis('Days', ['0', '1']);
  const html = renderToStaticMarkup(<BarChart {...chart} axis={names} series={[{ name: 'n', values: [1, 2] }]} />);
  const heights = [...html.matchAll(/<rect[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height));
  expect(heights[1]).toBeCloseTo((heights[0] ?? 0) * 2);
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

test('a loading chart has no slider', () => {
  const html = renderToStaticMarkup(<LineChart {...chart} reading={undefined} series={[]} />);
  expect(html).not.toContain('<input');
});

test('marks differ by shape, and the slider says what they are', () => {
  const kinds = {
    passed: { name: 'passed', color: 'green', shape: 'bar' },
    failed: { name: 'failed', color: 'red', shape: 'cross' },
  } as const;
  const ticks = [
    { kind: 'passed', label: 'Run 1' },
    { kind: 'failed', label: 'Run 2' },
  ] as const;
  const html = renderToStaticMarkup(
    <TickStrips
      title="Runs"
      reading=""
      unit="runs"
      header="Run"
      kinds={kinds}
      strips={[{ name: 'CI', ticks }]}
      room={2}
    />,
  );
  expect(html).toContain('aria-label="CI, position"');
  expect(html).toContain('aria-valuetext="Run 2: failed"');
  expect(new Set([...html.matchAll(/chart-tick" d="([^"]+)"/g)].map(([, path]) => path)).size).toBe(2);
});
