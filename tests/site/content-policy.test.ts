import { expect, test } from 'vitest';
import { contentPolicy, hashSource, withPolicyInHead } from '@/lib/site/content-policy';

test('an inline script is named by its hash', () => {
  // echo -n 'self.go()' | openssl dgst -sha256 -binary | base64
  expect(hashSource('self.go()')).toBe("'sha256-HfQ507EATMtHhHnKyb7oM0pUNZ/L7nxzMlN1xi7q82Q='");
});

test('a policy in the page itself comes first and leaves out what browsers ignore there', () => {
  const html = withPolicyInHead('<html><head><title>A</title></head></html>', contentPolicy([]));
  expect(html).toMatch(
    /^<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*"\/>/,
  );
  expect(html).not.toContain('frame-ancestors');
});
