import { expect, test } from 'vitest';
import { readStylesheet, stylesheetsOf, withInlineStyles } from '@/lib/build/styles';

const HREF = '/_next/static/chunks/a.css';
const page = (classes: string) =>
  `<head><link rel="stylesheet" href="${HREF}" data-precedence="next"/></head><body><p class="${classes}"></p></body>`;

function used(css: string, classes: string): string | undefined {
  const html = withInlineStyles(page(classes), [readStylesheet(css, HREF)], 'drop');
  return html.match(/<style>(.*)<\/style>/s)?.[1];
}

test.each([
  ['a class of the page', '.a{color:red}', 'a', '.a{color:red}'],
  ['no class of the page', '.a{color:red}', 'b', ''],
  ['an element', 'p{color:red}', '', 'p{color:red}'],
  ['two classes, both there', '.a .b{color:red}', 'a b', '.a .b{color:red}'],
  ['two classes, one there', '.a .b{color:red}', 'a', ''],
  ['a list with one of the page', '.a,.b{color:red}', 'b', '.a,.b{color:red}'],
  ['a state', '.a:hover{color:red}', 'a', '.a:hover{color:red}'],
  ['a choice with one of the page', ':is(.a,.b) i{color:red}', 'b', ':is(.a,.b) i{color:red}'],
  ['a choice with none of the page', ':is(.a,.b) i{color:red}', 'c', ''],
  ['a choice without a class', ':where(.a,p){color:red}', '', ':where(.a,p){color:red}'],
  ['a child of a class elsewhere', ':where(.a>:not(:last-child)){color:red}', 'b', ''],
  ['an exception', '.a:not(.b){color:red}', 'a', '.a:not(.b){color:red}'],
  ['a part that may come', '.a:has(.b){color:red}', 'a', '.a:has(.b){color:red}'],
  ['an escaped name', '.md\\:w-1\\/2{color:red}', 'md:w-1/2', '.md\\:w-1\\/2{color:red}'],
  ['a name that starts with a digit', '.\\32 xl{color:red}', '2xl', '.\\32 xl{color:red}'],
  [
    'a name with quotes',
    '.before\\:x\\[\\"\\"\\]{color:red}',
    'before:x[&quot;&quot;]',
    '.before\\:x\\[\\"\\"\\]{color:red}',
  ],
  ['a condition around a used rule', '@media print{.a{color:red}.b{color:red}}', 'a', '@media print{.a{color:red}}'],
  ['a condition around nothing used', '@media print{.b{color:red}}', 'a', ''],
  ['an order of layers', '@layer base, utilities;@layer utilities{.b{color:red}}', 'a', '@layer base, utilities;'],
  ['a keyframe', '@keyframes x{0%{color:red}}', '', '@keyframes x{0%{color:red}}'],
  ['a remark', '/* why */.a{color:red}', 'a', '.a{color:red}'],
])('%s', (_, css, classes, kept) => {
  expect(used(css, classes)).toBe(kept);
});

test.each([
  ['url(../media/a.woff2)', 'url(/_next/static/media/a.woff2)'],
  ['url("b.svg")', 'url("/_next/static/chunks/b.svg")'],
  ['url(/c.svg)', 'url(/c.svg)'],
  ['url(data:image/png;base64,AA)', 'url(data:image/png;base64,AA)'],
  ['url(#mask)', 'url(#mask)'],
])('the address in %s still leads to the same place', (address, expected) => {
  expect(used(`p{mask:${address}}`, '')).toBe(`p{mask:${expected}}`);
});

test('a lean page links no stylesheet, an interactive one at its end', () => {
  const sheets = [readStylesheet('.a{color:red}', HREF)];
  expect(stylesheetsOf(withInlineStyles(page('a'), sheets, 'drop'))).toEqual([]);
  const kept = withInlineStyles(page('a'), sheets, 'keep');
  expect(stylesheetsOf(kept)).toEqual([HREF]);
  expect(kept.indexOf('<link')).toBeGreaterThan(kept.indexOf('<p'));
});
