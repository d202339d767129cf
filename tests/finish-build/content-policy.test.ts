import { expect, test } from 'vitest';
import { contentPolicy } from '@/scripts/finish-build/content-policy';

const scriptSources = (html: string) => contentPolicy(html).match(/script-src ([^;]*)/)?.[1];

test.each([
  ['no script', '<p>Text</p>', "'none'"],
  ['structured data', '<script type="application/ld+json">{}</script>', "'none'"],
  ['a file', '<script src="/a.js"></script>', "'self'"],
  // echo -n 'self.go()' | openssl dgst -sha256 -binary | base64
  ['an inline script', '<script>self.go()</script>', "'sha256-HfQ507EATMtHhHnKyb7oM0pUNZ/L7nxzMlN1xi7q82Q='"],
  [
    'the same twice',
    '<script src="/a.js"></script><script>self.go()</script><script id="b">self.go()</script>',
    "'self' 'sha256-HfQ507EATMtHhHnKyb7oM0pUNZ/L7nxzMlN1xi7q82Q='",
  ],
])('scripts of a page with %s', (_, html, sources) => {
  expect(scriptSources(html)).toBe(sources);
});

test('no policy lets inline scripts or evaluated text run', () => {
  const policy = contentPolicy('<script>self.go()</script>');
  expect(scriptSources('<script>self.go()</script>')).not.toContain('unsafe');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
});

test('pictures come from this site and from where the owner allowed', () => {
  expect(contentPolicy('')).toContain("img-src 'self' data: blob:;");
  expect(contentPolicy('', ['https://images.example.com'])).toContain(
    "img-src 'self' data: blob: https://images.example.com;",
  );
});
