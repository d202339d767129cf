import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { finishBuild } from '@/scripts/finish-build/finish-build';
import { folderOf } from '../folders';

const FRAMEWORK = '[project]/node_modules/next/dist/esm/client/components/layout-router.js';
const FORM = '[project]/components/contact/contact-form.tsx';

const html = (script: string) =>
  `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/chunks/a.css"/></head><body><p>Text</p>${script}</body></html>`;
const SCRIPTS = '<script src="/_next/static/chunks/a.js" async=""></script><script>self.__next_f.push([1,""])</script>';

/** An output folder of `next build` with a page per route, by file; `undefined` leaves a file out. */
function build(changes: Record<string, string | undefined> = {}): string {
  const routes = ['/resume', '/contact', '/_not-found', '/projects/not-found', '/server-error'];
  const files: Record<string, string | undefined> = {
    'static/chunks/a.js': 'go("static/chunks/b.js")',
    'static/chunks/b.js': 'more()',
    'static/chunks/a.css': 'p{color:red}.other{color:red}',
    'server/pages/404.html': html(SCRIPTS),
    'server/pages/500.html': html(SCRIPTS),
    'app-path-routes-manifest.json': JSON.stringify(
      Object.fromEntries(routes.map((route) => [`${route}/page`, route])),
    ),
    'prerender-manifest.json': JSON.stringify({
      routes: Object.fromEntries(routes.map((route) => [route, { srcRoute: route, dataRoute: `${route}.rsc` }])),
    }),
  };
  for (const route of routes) {
    const paths = route === '/contact' ? [FRAMEWORK, FORM] : [FRAMEWORK];
    const modules = paths.map((path) => [path, { chunks: ['/_next/static/chunks/a.js'] }]);
    const manifest = JSON.stringify({ clientModules: Object.fromEntries(modules) });
    files[`server/app${route}.html`] = html(SCRIPTS);
    files[`server/app${route}.meta`] = '{"headers":{"x-next":"1"}}';
    files[`server/app${route}/page_client-reference-manifest.js`] =
      `globalThis.__RSC_MANIFEST = { "${route}/page": ${manifest} };`;
  }
  const all = Object.entries({ ...files, ...changes });
  const present = all.flatMap(([file, text]) => (text === undefined ? [] : [[file, text] as const]));
  return folderOf(Object.fromEntries(present));
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

test('plain pages lose their scripts, interactive pages keep them, and each gets its styles and its policy', async () => {
  const folder = build();
  const pages = await finishBuild(folder);
  expect(pages.filter(({ isInteractive }) => isInteractive).map(({ path }) => path)).toEqual(['/contact']);

  const plain = read(folder, 'server/app/resume.html');
  expect(plain).not.toContain('<script src');
  expect(plain).toContain('<style>p{color:red}</style>');
  // Without the pages for errors.
  expect(plain).toContain('"href_matches":["/resume"]');
  const interactive = read(folder, 'server/app/contact.html');
  expect(interactive).toMatch(/<script src="\/_next\/static\/chunks\/payload-[0-9a-f]{16}\.js">/);
  expect(read(folder, 'static/chunks/a.js')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);

  const { headers } = JSON.parse(read(folder, 'server/app/contact.meta'));
  expect(headers).toEqual({
    'x-next': '1',
    'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
  });
  const manifest = JSON.parse(read(folder, 'prerender-manifest.json'));
  expect(manifest.routes['/contact'].initialHeaders['content-security-policy']).toBe(
    headers['content-security-policy'],
  );
});

test('pages for errors get their status, and the files that hosts send get the policy too', async () => {
  const folder = build();
  await finishBuild(folder);
  expect(JSON.parse(read(folder, 'server/app/projects/not-found.meta')).status).toBe(404);
  expect(JSON.parse(read(folder, 'prerender-manifest.json')).routes['/server-error'].initialStatus).toBe(500);
  for (const file of ['pages/404.html', 'pages/500.html', 'app/_global-error.html']) {
    const page = read(folder, `server/${file}`);
    expect(page).toContain(
      `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-`,
    );
    expect(page).not.toContain('<script src');
  }
});

test.each([
  ['no file with the routes', { 'app-path-routes-manifest.json': undefined }, 'expected the file'],
  [
    'no link to a stylesheet',
    { 'server/app/resume.html': '<html><head></head><body></body></html>' },
    '/resume: expected a link to a stylesheet, found none',
  ],
])('a build with %s is refused', async (_, changes, message) => {
  await expect(finishBuild(build(changes))).rejects.toThrow(message);
});
