import { expect, test } from 'vitest';
import { parseHtml } from '@/scripts/finish-build/html';
import { interactivePage, plainPage, readPayload, splitPage } from '@/scripts/finish-build/page';

const PAYLOAD = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"$L1"])'];
const FACE = '@font-face{font-family:letters;src:url(/a.woff2)format("woff2");font-display:swap}';
const CSS = `.a{color:red}${FACE}@font-face{font-family:Fallback;src:local(Arial)}`;
const STYLES = `<style>.a{color:red}@font-face{font-family:Fallback;src:local(Arial)}</style><style id="faces" media="(scripting:none)">${FACE}</style>`;
const RULES = '{"prerender":[]}';
const inline = (text: string) => `<script>${text}</script>`;

const HEAD = '<!DOCTYPE html><html><head><meta charSet="utf-8"/>';
const STYLESHEET = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>';
/** Next also hints at the root of the host, which is outside of a base path. */
const HINTS =
  '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><link rel="preconnect" href="/" crossorigin=""/>';
const MANIFEST = '<link rel="manifest" href="/manifest.webmanifest"/>';
const FONT = '<link rel="preload" href="/a.woff2" as="font" crossorigin=""/>';
const FILES = ['<script src="/a.js" async=""></script>', '<script id="_R_" src="/b.js" async=""></script>'];
const DATA = '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>';
const TEXT = `<p title="<link rel='stylesheet'> </head>">1 < 2 &amp; <svg><path d="M0 0"/></svg><!-- </body> -->`;
const BODY_END = inline('first()') + PAYLOAD.map(inline).join('');

const page = `${HEAD}${STYLESHEET}${HINTS}${FILES[0]}${MANIFEST}${FONT}</head><body>${TEXT}${DATA}${BODY_END}${FILES[1]}</body></html>`;
const parts = splitPage(page, parseHtml(page));

/** Inline scripts of a finished page, other than structured data. */
function findInlineScripts(html: string): string[] {
  return parseHtml(html)
    .filter(({ name, attributes }) => name === 'script' && !attributes.src && attributes.type !== 'application/ld+json')
    .map(({ contentStart, contentEnd }) => html.slice(contentStart, contentEnd));
}

test('a plain page keeps its text and its structured data, no script of the framework, and asks for typefaces late', () => {
  const { html, inlineScripts } = plainPage(page, parts, CSS, RULES);
  const late = inline(inlineScripts[0] ?? '');
  expect(html).toBe(
    `${HEAD}${FONT}${STYLES}</head><body>${TEXT}${DATA}<template id="late">${MANIFEST}</template>${late}` +
      `<script type="speculationrules">${RULES}</script></body></html>`,
  );
  expect(inlineScripts).toEqual(findInlineScripts(html));
});

test('an interactive page loads its scripts in their order, after the payload that they read', () => {
  const { html, inlineScripts } = interactivePage(page, parts, CSS, '/payload.js');
  const late = inline(inlineScripts.at(-1) ?? '');
  expect(html).toBe(
    `${HEAD}<link disabled="" rel="stylesheet" href="/a.css" data-precedence="next"/>${FONT}${STYLES}</head>` +
      `<body>${TEXT}${DATA}${inline('first()')}` +
      `<template id="late">${MANIFEST}<script src="/payload.js"></script>${FILES.join('')}</template>${late}</body></html>`,
  );
  expect(inlineScripts).toEqual(findInlineScripts(html));
  expect(readPayload(page, parts)).toBe(PAYLOAD.join('\n'));
});

test('a page can ask for its typefaces at once', () => {
  const eager = page.replace('<p ', '<p data-faces="at-once" ');
  const { html } = interactivePage(eager, splitPage(eager, parseHtml(eager)), CSS, '/payload.js');
  expect(html).toContain(`<style id="faces">${FACE}</style>`);
});

test('an interactive page without a payload or without script files is refused', () => {
  const empty = '<html><head><title>A</title></head><body><p>A</p></body></html>';
  const partsOfEmpty = splitPage(empty, parseHtml(empty));
  expect(() => readPayload(empty, partsOfEmpty)).toThrow('expected inline scripts with self.__next_f, found none');
  expect(() => interactivePage(empty, partsOfEmpty, CSS, '/payload.js')).toThrow('expected script files');
});
