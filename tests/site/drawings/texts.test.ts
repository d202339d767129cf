import { expect, test } from 'vitest';
import { readTexts } from '@/lib/site/drawings/embed-fonts';

const svg = `<svg xmlns="http://www.w3.org/2000/svg" font-family="'Instrument Sans', Inter, sans-serif">
  <title>Not drawn</title>
  <text x="1">A &amp; B</text>
  <g font-weight="600"><text>C <tspan font-weight="bold">D</tspan></text></g>
  <text font-family="ui-monospace, monospace" font-weight="normal">e()</text>
  <style>.a { color: red }</style>
</svg>
`;

test('the texts of a drawing have the font that they inherit', () => {
  const font = { family: 'Instrument Sans', weight: 400 };
  const texts = readTexts(svg);
  expect(texts.map(({ text }) => text).join('|')).toMatch(/^A \|?&\|? B\|C \|D\|e\(\)$/);
  expect(texts[0]).toEqual({ text: expect.any(String), ...font });
  expect(texts.slice(-3)).toEqual([
    { text: 'C ', ...font, weight: 600 },
    { text: 'D', ...font, weight: 700 },
    { text: 'e()', family: 'ui-monospace', weight: 400 },
  ]);
});
