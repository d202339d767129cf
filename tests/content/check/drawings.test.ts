import { expect, test } from 'vitest';
import { drawingWarnings } from '@/lib/content/check/drawings';

const FACE = "<style>@font-face{font-family:'Inter';src:url(data:font/woff2;base64,AA==)}</style>";
const checkDrawing = (svg: string) => drawingWarnings(new Map([['public/a.svg', `<svg>\n${svg}\n</svg>`]]));

test('a text whose font is not embedded is reported with its line', () => {
  const svg = '<text font-family="Georgia, serif">A</text>\n<text font-family="Georgia">B</text>';
  expect(checkDrawing(svg)).toEqual([
    { file: 'public/a.svg', line: 2, message: expect.stringMatching(/^warning: the font "Georgia" is not embedded/) },
  ]);
  expect(checkDrawing(`${FACE}<text font-family="Inter">A</text><text font-family="Georgia">B</text>`)).toHaveLength(1);
});

test.each([
  '<text>A</text>',
  '<text font-family="ui-monospace, monospace">A</text>',
  `${FACE}<text font-family="'Inter', sans-serif">A</text>`,
  '<g font-family="Georgia"><path d="M0 0"/></g>',
])('%s is not reported', (svg) => {
  expect(checkDrawing(svg)).toEqual([]);
});
