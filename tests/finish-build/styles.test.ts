import { expect, test } from 'vitest';
import {
  readStylesheet,
  stylesheetsOf,
  withIdleStylesheets,
  withInlineStyles,
  withoutStylesheets,
} from '@/scripts/finish-build/styles';

const HREF = '/_next/static/chunks/a.css';
const page = (classes: string) =>
  `<head><link rel="stylesheet" href="${HREF}" data-precedence="next"/></head><body><p class="${classes}"></p></body>`;

function used(css: string, classes: string): string | undefined {
  const html = withInlineStyles(page(classes), [readStylesheet(css, HREF)]);
  return html.match(/<style>(.*)<\/style>/s)?.[1];
}

test.each([
  ['a class of the page', '.a{color:red}', 'a', '.a{color:red}'],
  ['no class of the page', '.a{color:red}', 'b', ''],
  ['an element of the page', 'p{color:red}', '', 'p{color:red}'],
  ['no element of the page', 'table{color:red}', '', ''],
  ['an element inside another', 'body>p::before{color:red}', '', 'body>p::before{color:red}'],
  ['an element inside one that is not there', 'table p{color:red}', '', ''],
  ['an element with a class', 'p.a{color:red}', 'a', 'p.a{color:red}'],
  ['an attribute named like no element', '[data-x=table]{color:red}', '', '[data-x=table]{color:red}'],
  ['any element', '*,::backdrop{color:red}', '', '*,::backdrop{color:red}'],
  ['a step of counting', 'p:nth-child(2n){color:red}', '', 'p:nth-child(2n){color:red}'],
  ['two classes, both there', '.a .b{color:red}', 'a b', '.a .b{color:red}'],
  ['two classes, one there', '.a .b{color:red}', 'a', ''],
  ['a list with one of the page', '.a,.b{color:red}', 'b', '.a,.b{color:red}'],
  ['a state', '.a:hover{color:red}', 'a', '.a:hover{color:red}'],
  ['a choice with one of the page', ':is(.a,.b) p{color:red}', 'b', ':is(.a,.b) p{color:red}'],
  ['a choice with none of the page', ':is(.a,.b) p{color:red}', 'c', ''],
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
  ['a state at the start', '@starting-style{.a{color:red}.b{color:red}}', 'a', '@starting-style{.a{color:red}}'],
  ['keyframes nobody plays', '@keyframes x{0%{color:red}}', '', ''],
  [
    'keyframes that are played',
    'p{animation:1s x}@keyframes x{0%{color:red}}',
    '',
    'p{animation:1s x}@keyframes x{0%{color:red}}',
  ],
  [
    'keyframes by way of a property',
    ':root{--animate-x:x 1s}.a{animation:var(--animate-x)}@keyframes x{0%{color:red}}',
    'a',
    ':root{--animate-x:x 1s}.a{animation:var(--animate-x)}@keyframes x{0%{color:red}}',
  ],
  ['a property nobody reads', ':root{--x:1;color:red}@property --x{syntax:"*"}', '', ':root{color:red}'],
  ['a property that only an unused rule reads', ':root{--x:1}.b{order:var(--x)}', 'a', ''],
  [
    'a property that leads to another',
    ':root{--x:var(--y);--y:1;--z:1}p{order:var(--x)}@property --y{syntax:"*"}',
    '',
    ':root{--x:var(--y);--y:1}p{order:var(--x)}@property --y{syntax:"*"}',
  ],
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

test('a property that the page itself reads stays', () => {
  const html = page('a').replace('<p', '<p style="order:var(--x)"');
  expect(withInlineStyles(html, [readStylesheet(':root{--x:1;--y:2}', HREF)])).toContain('<style>:root{--x:1}</style>');
});

test.each([
  ['in quotes', `c({className:"x later y"})`, '.later{color:red}'],
  ['in a template', 'c({className:`later \u0024{y}`})', '.later{color:red}'],
  ['in one with quotes of its own', `c("before:x['y']")`, `.before\\:x\\[\\'y\\'\\]{color:red}`],
  ['that is an element', 'c("table",{})', 'table{color:red}'],
  ['that is a property', 'c({style:{"--later":1}})', ':root{--later:2}'],
])('a name that a script holds %s is used', (_, script, css) => {
  const html = (scripts: string) => withInlineStyles(page(''), [readStylesheet(css, HREF)], scripts);
  expect(html(script)).toContain(`<style>${css}</style>`);
  expect(html('c("else")')).toContain('<style></style>');
});

test('the addresses of stylesheets are read, taken out, or put to rest', () => {
  expect(stylesheetsOf(page('a'))).toEqual([HREF]);
  expect(withoutStylesheets(page('a'))).toBe('<head></head><body><p class="a"></p></body>');
  const idle = withIdleStylesheets(page('a'));
  expect(idle).toContain(`<link disabled="" rel="stylesheet" href="${HREF}" data-precedence="next"/>`);
  expect(stylesheetsOf(idle)).toEqual([]);
});
