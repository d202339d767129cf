import { expect, test } from 'vitest';
import { clientModulesOf, isLean, readClientModules } from '@/scripts/finish-build/client-modules';

const manifest = (modules: Record<string, number>) => {
  const clientModules = Object.fromEntries(Object.entries(modules).map(([path, id]) => [path, { id, name: '*' }]));
  return `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify({ clientModules })}`;
};

const modules = readClientModules([
  manifest({
    '[project]/node_modules/next/dist/esm/client/components/layout-router.js': 1,
    '[project]/app/error.tsx': 2,
    '[project]/app/global-error.tsx': 3,
    '[project]/app/(home)/error.tsx': 4,
  }),
  manifest({ '[project]/components/contact/contact-form.tsx': 5, '[project]/app/lab/error-list.tsx': 6 }),
]);

const payload = (...ids: (number | string)[]) =>
  `2:"/a.js"\n${ids.map((id) => `1f:I[${id},["$2"],"default"]`).join('\n')}\n`;

test.each([
  ['nothing', [], true],
  ['the framework', [1], true],
  ['the error screens', [1, 2, 3, 4], true],
  ['an interactive part', [1, 2, 5], false],
  ['a component beside an error screen', [6], false],
  ['a module nobody knows', [99], false],
  ['a module with a name for a number', ['"5"'], false],
])('a page with %s is lean: %s', (_, ids, lean) => {
  expect(isLean(payload(...ids), modules)).toBe(lean);
});

test('modules come by their path, each once', () => {
  expect(clientModulesOf(payload(5, 5, 99), modules)).toEqual([
    '[project]/components/contact/contact-form.tsx',
    'unknown module 99',
  ]);
});

test('text that only looks like a reference is none', () => {
  expect(clientModulesOf('0:["$","p",null,{"children":"1f:I[5,[]"}]\n', modules)).toEqual([]);
});
