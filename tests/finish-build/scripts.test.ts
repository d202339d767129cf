import { expect, test } from 'vitest';
import {
  hasScriptFiles,
  inlineScripts,
  needsScriptsToShow,
  scriptFilesOf,
  withCompileHint,
  withoutScripts,
} from '@/scripts/finish-build/scripts';

const page = [
  '<head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/>',
  '<link rel="preload" href="/a.woff2" as="font" crossorigin=""/>',
  '<script src="/a.js" async=""></script></head>',
  '<body><p>Read me</p><script type="application/ld+json">{"name":"\\u003c/script>"}</script>',
  '<script>(self.f=self.f||[]).push([0])</script><script id="_R_">self.go()</script></body>',
].join('');

test('a page without scripts keeps its text, its font and its structured data', () => {
  expect(withoutScripts(page)).toBe(
    [
      '<head><link rel="preload" href="/a.woff2" as="font" crossorigin=""/></head>',
      '<body><p>Read me</p><script type="application/ld+json">{"name":"\\u003c/script>"}</script></body>',
    ].join(''),
  );
});

test('scripts are found by their addresses, in a page as in another script', () => {
  const text =
    '<script src="/_next/static/chunks/a~1.js"></script>["static/chunks/b_-2.js","static/chunks/a~1.js"].map(x)';
  expect(scriptFilesOf(text)).toEqual(['/_next/static/chunks/a~1.js', '/_next/static/chunks/b_-2.js']);
});

test('inline scripts are those that run and have no file', () => {
  expect(inlineScripts(page)).toEqual(['(self.f=self.f||[]).push([0])', 'self.go()']);
  expect(inlineScripts(withoutScripts(page))).toEqual([]);
  expect(inlineScripts('<script type="speculationrules">{}</script>')).toEqual(['{}']);
});

test('script files are told from inline ones', () => {
  expect(hasScriptFiles(page)).toBe(true);
  expect(hasScriptFiles(withoutScripts(page))).toBe(false);
});

test('a part that a script would move to its place is noticed', () => {
  expect(needsScriptsToShow('<body><!--$?--><template id="B:0"></template><!--/$--></body>')).toBe(true);
  expect(needsScriptsToShow(page)).toBe(false);
});

test('a script is to be compiled while it arrives; asked twice it is the same', () => {
  const hinted = withCompileHint('go()');
  expect(hinted).toBe('//# allFunctionsCalledOnLoad\ngo()');
  expect(withCompileHint(hinted)).toBe(hinted);
});
