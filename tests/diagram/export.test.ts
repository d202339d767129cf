import { expect, test } from 'vitest';
import { exportFileName, pickFonts, standaloneSvg } from '../../lib/diagram/export';

const ORIGIN = 'https://example.com';
const FONTS = [
  { family: '"Elsewhere"', url: 'https://fonts.example.net/a.woff2' },
  { family: 'Other', url: `${ORIGIN}/other.woff2` },
  { family: "'accents'", url: `${ORIGIN}/accents.woff2`, range: 'U+A9, U+C0-D6, U+e8' },
  { family: "'instrument'", url: `${ORIGIN}/instrument.woff2` },
];

test.each(['architecture-stack', 'deployment-swimlane'])('%s is saved under its own name', (name) => {
  expect(exportFileName(name)).toBe(`${name}.png`);
});

test('an exported drawing has twice the size and needs no style sheet', () => {
  const markup =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="900" viewBox="0 0 1400 900" class="w-full"><a href="/docs" class="group" data-node="docs" data-lit=""><rect width="180" height="100" class="x"/><text>class="kept"</text></a></svg>';
  expect(standaloneSvg(markup)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="2800" height="1800" viewBox="0 0 1400 900"><a href="/docs"><rect width="180" height="100"/><text>class="kept"</text></a></svg>',
  );
});

test('the fonts are embedded under the name that the drawing uses', () => {
  const fonts = [{ url: 'data:font/woff2;base64,AA==', range: 'U+A9' }, { url: 'data:font/woff2;base64,BB==' }];
  expect(standaloneSvg('<svg width="1" height="1"></svg>', fonts)).toBe(
    '<svg width="2" height="2"><style>' +
      "@font-face{font-family:'Instrument Sans';font-weight:400 600;unicode-range:U+A9;src:url(data:font/woff2;base64,AA==)}" +
      "@font-face{font-family:'Instrument Sans';font-weight:400 600;src:url(data:font/woff2;base64,BB==)}" +
      '</style></svg>',
  );
});

const FAMILY = "accents, 'instrument', system-ui";

test.each([
  [FAMILY, 'Redis', ['instrument']],
  [FAMILY, 'Ärger', ['accents', 'instrument']],
  [FAMILY, '©è', ['accents']],
  ["Other, 'instrument'", 'Redis', ['other']],
  ['Elsewhere, sans-serif', 'Redis', []],
])('with the family %s the text "%s" needs the files %j', (family, text, names) => {
  const urls = pickFonts(family, FONTS, ORIGIN, text).map(({ url }) => url);
  expect(urls).toEqual(names.map((name) => `${ORIGIN}/${name}.woff2`));
});
