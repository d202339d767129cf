import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AxisChart } from '@/components/stats/charts/axis-chart';
import { timeAxis } from '@/lib/dev-stats/charts/axis';

const WEEKS = ['2026-11-02', '2026-11-09', '2026-11-16'];
const axis = timeAxis('week', WEEKS, ['2026-11-16']);
const chart = { title: 'Commits by week', reading: 'Few.', unit: 'commits', axis, format: String };

test('the line to an unfinished week is dotted', () => {
  const html = renderToStaticMarkup(<AxisChart {...chart} series={[{ name: 'Commits', values: [4, 5, 1] }]} />);
  const lines = [...html.matchAll(/<path class="chart-line"[^>]*>/g)].map(([line]) => line);
  expect(lines).toHaveLength(2);
  expect(lines[0]).not.toContain('stroke-dasharray');
  expect(lines[1]).toContain('stroke-dasharray="0 6"');
  expect(html).toContain('aria-valuetext="Week of Nov 16, 2026, partial: 1"');
});

test('a period before is a line over the columns, with a legend', () => {
  const series = [
    { name: 'This period', values: [4, 5, 1] },
    { name: '21 days before', values: [2, null, 3] },
  ];
  const html = renderToStaticMarkup(<AxisChart {...chart} isColumns series={series} />);
  expect(html.match(/<rect/g)).toHaveLength(3);
  expect(html.match(/fill-opacity="0.2"/g)).toHaveLength(1);
  // Values beside a gap are dots.
  expect(html.match(/<circle/g)).toHaveLength(2);
  expect(html).toContain('21 days before');
});
