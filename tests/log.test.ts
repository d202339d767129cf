import { expect, test, vi } from 'vitest';
import { logError, redact } from '../lib/log';
import { createProgress } from '../scripts/collect/progress';
import { MARKED_SECRETS } from '../scripts/marked-secrets';

test.each(Object.entries(MARKED_SECRETS))('the value of %s is masked, also within a URL', (name, value) => {
  const secret = `${value}/+`;
  vi.stubEnv(name, secret);
  expect(redact(`sent ${secret} to https://example.com/?key=${encodeURIComponent(secret)}`)).toBe(
    'sent *** to https://example.com/?key=***',
  );
});

test('a token with a line break is masked line by line, as an error message cuts it', () => {
  vi.stubEnv('GITHUB_TOKEN', 'marked-first\nmarked-second');
  expect(redact('"token marked-first')).toBe('"token ***');
  expect(redact('marked-second" is invalid')).toBe('***" is invalid');
});

test.each(['GITHUB_API_URL', 'GITHUB_GRAPHQL_URL', 'DATABASE_URL', 'BGG_API_URL'])(
  'the credentials in %s are masked',
  (name) => {
    vi.stubEnv(name, 'https://rowan:marked%2Fpassword@example.com/api?authToken=marked-parameter');
    const text = 'https://rowan:marked%2Fpassword@example.com failed: marked/password, marked-parameter';
    expect(redact(text)).toBe('https://***@example.com failed: ***, ***');
  },
);

test.each([
  ['https://marked-secret@example.com', 'marked-secret'],
  ['libsql://user:marked/secret@host', 'marked/secret'],
  ['https://example.com/#marked-secret', 'marked-secret'],
])('the credentials of %s are masked, although it cannot be used', (url, secret) => {
  vi.stubEnv('DATABASE_URL', url);
  expect(redact(`${url} and ${secret}`)).not.toContain(secret);
});

test('text without secrets stays as it is', () => {
  expect(redact('12 repositories, mail to rowan@example.com')).toBe('12 repositories, mail to rowan@example.com');
});

test('the log of the server and the notes of a collector pass it', () => {
  vi.stubEnv('DATABASE_AUTH_TOKEN', 'marked-secret');
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  logError('The store cannot be read', new Error('outer', { cause: new Error('Bearer marked-secret') }));
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^The store cannot be read: Error: outer[\s\S]*Bearer \*\*\*/),
  );
  const written: string[] = [];
  for (const isTTY of [true, false])
    createProgress({ isTTY, write: (text: string) => written.push(text) } as never).note('marked-secret');
  expect(written).toEqual(['\r\u001b[K***\n', '***\n']);
});
