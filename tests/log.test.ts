import { expect, onTestFinished, test, vi } from 'vitest';
import { StoreUnreachableError, toStoreError } from '../lib/dev-stats/store/errors';
import { ExplainedError, logError, redact } from '../lib/log';
import { createProgress } from '../scripts/collect/progress';
import { MARKED_SECRETS } from '../scripts/test/marked-secrets';

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

test.each(['GITHUB_API_URL', 'DATABASE_URL'])('the credentials in %s are masked', (name) => {
  vi.stubEnv(name, 'https://rowan:marked%2Fpassword@example.com/api?authToken=marked-parameter');
  const text = 'https://rowan:marked%2Fpassword@example.com failed: marked/password, marked-parameter';
  expect(redact(text)).toBe('https://***@example.com failed: ***, ***');
});

test.each([
  ['https://marked-secret@example.com', 'marked-secret'],
  ['libsql://user:marked/secret@host', 'marked/secret'],
])('the credentials of %s are masked, although it cannot be used', (url, secret) => {
  vi.stubEnv('DATABASE_URL', url);
  expect(redact(`${url} and ${secret}`)).not.toContain(secret);
});

test('text without secrets stays as it is', () => {
  expect(redact('12 repositories, mail to rowan@example.com')).toBe('12 repositories, mail to rowan@example.com');
});

/** The lines that are written during a test. */
function written(): string[] {
  const lines: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  return lines;
}

test('the log of the server and the notes of a collector pass it', () => {
  vi.stubEnv('DATABASE_AUTH_TOKEN', 'marked-secret');
  const lines = written();
  logError('The store cannot be read', new Error('outer', { cause: new Error('Bearer marked-secret') }));
  expect(lines).toEqual([
    expect.stringMatching(/^\d{4}-\S+Z The store cannot be read: Error: outer[\s\S]*Bearer \*\*\*/),
  ]);
  const notes: string[] = [];
  for (const isTTY of [true, false])
    createProgress({ isTTY, write: (text: string) => notes.push(text) } as never).note('marked-secret');
  expect(notes).toEqual(['\r\u001b[K***\n', '***\n']);
});

test('email addresses are masked', () => {
  const lines = written();
  logError('Mail', new ExplainedError('to rowan.hale@example.com, or <r@mail.example.com>'));
  expect(lines).toEqual([expect.stringMatching(/^\S+ Mail: to \*\*\*, or <\*\*\*>\n$/)]);
});

test('requests to an unreachable store log one line a minute, without a stack', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines = written();
  const request = () => logError('The store cannot be read', toStoreError(new StoreUnreachableError('refused')));
  for (let count = 0; count < 5; count += 1) request();
  expect(lines).toEqual([expect.stringMatching(/^\S+ The store cannot be read: .*refused.*\n$/)]);
  vi.advanceTimersByTime(60_000);
  request();
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/ \(4 more since the last line\)\n$/);
  logError('Something else', new ExplainedError('happened'));
  request();
  expect(lines).toHaveLength(4);
});
