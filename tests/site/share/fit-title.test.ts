import { expect, test } from 'vitest';
import { fitTitle, type TitleStyle } from '@/lib/site/share/fit-title';
import { textWidth } from '@/lib/site/share/text';

const STYLES: TitleStyle[] = [
  { size: 100, lines: 2, weight: 600, color: '#fff' },
  { size: 50, lines: 3, weight: 600, color: '#fff' },
];

test.each([
  ['Dachshund App', 100, ['Dachshund', 'App']],
  ['Engineering Insights Platform', 50, ['Engineering', 'Insights Platform']],
  ['  One ', 100, ['One']],
])('"%s" is set in %i pixels', (title, size, lines) => {
  const fitted = fitTitle(title, 560, STYLES);
  expect({ size: fitted.style.size, lines: fitted.lines }).toEqual({ size, lines });
});

test('lines are of about the same length', () => {
  const { lines } = fitTitle('How the statistics are counted', 700, STYLES);
  expect(lines).toEqual(['How the statistics', 'are counted']);
});

test.each([
  'A title so long that nobody would write it, but somebody will, and then once more with all of the footnotes',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnungsentwurf and more of the same kind, told at length',
])('what does not fit ends with an ellipsis: %s', (title) => {
  const { lines, style } = fitTitle(title, 560, STYLES);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/\S…$/);
  for (const line of lines) expect(textWidth(line, style)).toBeLessThanOrEqual(560);
});

test('a word wider than a line is broken', () => {
  const { lines } = fitTitle('Donaudampfschifffahrtsgesellschaft', 560, STYLES);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe('Donaudampfschifffahrtsgesellschaft');
});
