import { expect, test } from 'vitest';
import { hasLateParts, payloadOf, withLateParts } from '@/scripts/finish-build/late';
import { hasScriptFiles, inlineScripts } from '@/scripts/finish-build/scripts';

const PAYLOAD = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"$L1"])'];
const inline = (text: string) => `<script>${text}</script>`;

const plain = [
  '<head><link rel="canonical" href="/manifest"/><link rel="manifest" href="/manifest.webmanifest"/></head>',
  '<body><p>Read me: rel="manifest"</p></body>',
].join('');

const interactive = [
  '<head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/>',
  '<link rel="preload" href="/a.woff2" as="font" crossorigin=""/>',
  '<link rel="manifest" href="/manifest.webmanifest"/><script src="/a.js" async=""></script></head>',
  `<body><p>Read me</p>${inline('first()')}${PAYLOAD.map(inline).join('')}<script id="_R_" src="/b.js" async=""></script></body>`,
].join('');

test('a plain page fetches its manifest once its text is painted', () => {
  const late = withLateParts(plain);
  expect(late).toContain(
    '<head><link rel="canonical" href="/manifest"/></head><body><p>Read me: rel="manifest"</p><template id="late">',
  );
  expect(late).toContain('<template id="late"><link rel="manifest" href="/manifest.webmanifest"/></template>');
  expect(hasScriptFiles(late)).toBe(false);
  expect([plain, late].map(hasLateParts)).toEqual([false, true]);
});

test('script files wait behind the text, in their order, after what they read', () => {
  expect(payloadOf(interactive)).toBe(PAYLOAD.join('\n'));

  const late = withLateParts(interactive, '/payload.js');
  const [head, body = ''] = late.split('</head>');
  expect(head).toBe('<head><link rel="preload" href="/a.woff2" as="font" crossorigin=""/>');
  expect(body).toContain(
    [
      '<template id="late"><link rel="manifest" href="/manifest.webmanifest"/><script src="/payload.js"></script>',
      '<script src="/a.js" async=""></script><script id="_R_" src="/b.js" async=""></script></template>',
    ].join(''),
  );
  expect(inlineScripts(late)).toEqual(['first()', expect.stringContaining('late')]);
});
