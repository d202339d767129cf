import { runInNewContext } from 'node:vm';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { searchListener } from '@/components/search/listener';
import { PageScript } from '@/components/shell/page-script';
import { ORIGIN } from '@/lib/origin';

/** Canonical address of a page whose script has run. */
function canonicalAfterScript(opened: string, path: string): string {
  const { host, origin } = new URL(opened);
  const link = { href: `${ORIGIN}/projects?a=b` };
  const [, script = ''] = /<script[^>]*>(.*)<\/script>/s.exec(renderToStaticMarkup(<PageScript path={path} />)) ?? [];
  runInNewContext(script, {
    location: { host, origin },
    document: { querySelectorAll: () => [link] },
    addEventListener: () => {},
    matchMedia: () => ({}),
    MutationObserver: class {
      constructor(readonly update: () => void) {}
      /** Browsers call it after each change of the head. */
      observe() {
        this.update();
      }
    },
  });
  return link.href;
}

test.each([
  ['https://www.example.com', '', `${ORIGIN}/projects?a=b`],
  ['https://www.example.com', 'https://stage.example.com', `${ORIGIN}/projects?a=b`],
  ['https://portfolio-staging-1.example.dev', '', 'https://portfolio-staging-1.example.dev/projects?a=b'],
  ['https://portfolio-staging-1.example.dev', 'https://stage.example.com/', 'https://stage.example.com/projects?a=b'],
])('opened at %s with STAGING_URL=%s, the canonical address is %s', (opened, stagingUrl, canonical) => {
  vi.stubEnv('STAGING_URL', stagingUrl);
  expect(canonicalAfterScript(opened, '/projects')).toBe(canonical);
});

test('the part of the script that opens the search has at most 1 KiB', () => {
  for (const path of ['/projects', '/search'])
    expect(Buffer.byteLength(searchListener(path))).toBeLessThanOrEqual(1024);
});
