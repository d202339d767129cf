import { expect, test } from 'vitest';
import { embedFonts } from '@/lib/site/drawings/embed-fonts';
import { readDrawings } from '@/scripts/shared/content-files';

const draw = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" font-family="Instrument Sans, sans-serif">\n  ${text}\n</svg>\n`;
const findWeights = (svg: string) =>
  [...svg.matchAll(/font-weight:(\d+);src:url\(data:font\/woff2;/g)].map(([, w]) => w);

test('each weight of the text is embedded, before the end of the drawing', async () => {
  const svg = draw('<text font-weight="600">Title</text><text>Text</text><text font-weight="600">More</text>');
  const finished = await embedFonts(svg);
  expect(findWeights(finished)).toEqual(['400', '600']);
  expect(finished.replace(/ {2}<style id="fonts">.*<\/style>\n/, '')).toBe(svg);
});

test('a site with another typeface embeds its letters under the name that the drawing uses', async () => {
  const drawing = draw('<text>Title</text>');
  const finished = await embedFonts(drawing, 'inter');
  expect(finished).not.toBe(await embedFonts(drawing));
  expect(finished).toContain("@font-face{font-family:'Instrument Sans';font-weight:400;");
  expect(await embedFonts(finished)).toBe(await embedFonts(drawing));
});

test('the drawings are what `npm run generate` makes', async () => {
  const stale: string[] = [];
  for (const [path, svg] of readDrawings()) if ((await embedFonts(svg)) !== svg) stale.push(path);
  expect(stale).toEqual([]);
});
