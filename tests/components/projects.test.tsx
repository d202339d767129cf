import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProjectYears } from '@/components/projects/project-years';
import { project } from '../projects/project';

const years = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([year, count]) =>
    Array.from({ length: count }, (_, index) => project({ slug: `p-${year}-${index}`, startDate: `${year}-01-01` })),
  );
const sectionsOf = (counts: Record<string, number>) =>
  renderToStaticMarkup(<ProjectYears projects={years(counts)} compact={false} />)
    .split('<section')
    .slice(1)
    .map((html) => [/<h2/.test(html), html.match(/<article/g)?.length]);

test.each<[Record<string, number>, [boolean, number][]]>([
  [
    { 2020: 1, 2021: 1, 2022: 1, 2024: 1 },
    [
      [true, 1],
      [true, 1],
      [true, 1],
      [true, 1],
    ],
  ],
  [
    { 2020: 4, 2021: 3 },
    [
      [true, 4],
      [true, 3],
    ],
  ],
  [
    { 2020: 9 },
    [
      [true, 4],
      [false, 5],
    ],
  ],
  [
    { 2020: 3, 2021: 4 },
    [
      [true, 3],
      [true, 2],
      [false, 2],
    ],
  ],
])('of the years %j each has its heading once, and one that goes on stops at the end of a row', (counts, sections) => {
  expect(sectionsOf(counts)).toEqual(sections);
});

test('of very many projects 120 are cards and all others names that lead to them', () => {
  const html = renderToStaticMarkup(<ProjectYears projects={years({ 2020: 150 })} compact={false} />);
  expect(html.match(/<article/g)).toHaveLength(120);
  expect(html.split('name-list')[1]?.match(/<li><a href="\/projects\/p-2020-\d+"/g)).toHaveLength(30);
});
