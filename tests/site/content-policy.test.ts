import { expect, test } from 'vitest';
import { contentPolicy, scriptIntegrity, scriptSources, withPolicyInHead } from '@/lib/site/content-policy';

test('inline scripts are named by their hashes, with the files that they load by theirs', () => {
  // echo -n 'self.go()' | openssl dgst -sha256 -binary | base64
  const hash = 'sha256-HfQ507EATMtHhHnKyb7oM0pUNZ/L7nxzMlN1xi7q82Q=';
  expect(scriptSources(['self.go()'])).toEqual([`'${hash}'`]);
  const loader = `script.integrity="${scriptIntegrity('self.go()')}"`;
  expect(scriptSources([loader, loader])).toEqual([`'${scriptIntegrity(loader)}'`, `'${hash}'`]);
});

test('a policy in the page itself comes first and leaves out what browsers ignore there', () => {
  const html = withPolicyInHead(
    '<html><head><title>A</title></head></html>',
    contentPolicy([], { images: [], connections: [] }),
  );
  expect(html).toMatch(
    /^<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*"\/>/,
  );
  expect(html).not.toContain('frame-ancestors');
});
