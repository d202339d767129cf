import { expect, test } from 'vitest';
import { parseHtml } from '@/scripts/finish-build/html';
import { addNamesOfElements, addNamesOfScript, usedStyles, withAbsoluteUrls } from '@/scripts/finish-build/styles';

/** The rules of a stylesheet that remain for a page, after one that every page uses. */
async function kept(css: string, html: string, script = ''): Promise<string> {
  const used = new Set<string>();
  addNamesOfElements(used, parseHtml(`<body>${html}</body>`));
  addNamesOfScript(used, script);
  return (await usedStyles(`body{margin:0}${css}`, used)).slice('body{margin:0}'.length);
}

const page = (classes: string) => `<p class="${classes}"></p>`;

test.each([
  ['a class of the page', '.a{color:red}', 'x a'],
  ['a class with an escaped name', '.md\\:w-1\\/2{color:red}', 'md:w-1/2'],
  ['a state', '.a:hover{color:red}', 'a'],
  ['an exception', '.a:not(.b){color:red}', 'a'],
  ['a part that may come', '.a:has(.b){color:red}', 'a'],
  ['a condition', '@media print{.a{color:red}}', 'a'],
  ['keyframes that a rule plays', '@keyframes x{0%{color:red}}p{animation:1s x}', ''],
  ['a registered property that a rule sets', '@property --x{syntax:"*";inherits:false}p{--x:1;order:var(--x)}', ''],
  ['a property that a rule reads', ':root{--x:var(--y);--y:1}p{order:var(--x)}', ''],
])('%s stays', async (_, css, classes) => {
  expect(await kept(css, page(classes))).toBe(css);
});

test.each([
  ['a registered property of another page', '@property --x{syntax:"*";inherits:false}', ''],
  ['a selector of a list', 'p,.a{color:red}', 'p{color:red}'],
  ['keyframes that no rule plays', '@keyframes x{0%{color:red}}', ''],
  [
    'keyframes that only an unused property names',
    '@keyframes x{0%{color:red}}:root{--y:x 1s;color:red}',
    ':root{color:red}',
  ],
  ['a reset of pseudo-elements', '*,:after,:before,::backdrop{margin:0}', '*{margin:0}'],
  ['a part of a field', '::placeholder{opacity:1}', ''],
  ['a condition without a rule', '@supports (a:b){@media print{::placeholder{opacity:1}}}', ''],
  ['a property that no rule reads', ':root{--x:1;color:red}', ':root{color:red}'],
])('%s goes', async (_, css, expected) => {
  expect(await kept(css, page('x'))).toBe(expected);
});

test.each([
  ['in quotes', 'c({className:"x later y"})', '.later{color:red}'],
  ['as a property', 'c({style:{"--later":1}})', ':root{--later:2}'],
])('what a script names %s stays', async (_, script, css) => {
  expect(await kept(css, page(''), script)).toBe(css);
  expect(await kept(css, page(''), 'c("else")')).not.toContain('later');
});

test('a property that the page reads is kept', async () => {
  const html = '<svg><path fill="var(--x)"/></svg>';
  expect(await kept(':root{--x:1;--y:2}', html)).toBe(':root{--x:1}');
});

test('a page without a rule is refused', async () => {
  await expect(usedStyles('.a{color:red}', new Set(['p']))).rejects.toThrow('expected rules for its page');
});

test.each([
  ['url(../media/a.woff2)', 'url(/_next/static/media/a.woff2)'],
  ['url("b.svg")', 'url("/_next/static/chunks/b.svg")'],
  ['url(/c.svg)', 'url(/c.svg)'],
  ['url(#mask)', 'url(#mask)'],
])('the address in %s leads to the same place from every page', (address, expected) => {
  expect(withAbsoluteUrls(`p{mask:${address}}`, '/_next/static/chunks/a.css')).toBe(`p{mask:${expected}}`);
});
