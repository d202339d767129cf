import { expect, onTestFinished, test, vi } from 'vitest';
import { StoreUnreachableError, toStoreError } from '../lib/dev-stats/store/errors';
import { logConsole, logError, logEvent, redact } from '../lib/log';
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

test('with LOG_FORMAT=json each event is one line, also an error with a stack', () => {
  vi.stubEnv('LOG_FORMAT', 'json');
  const lines = written();
  logError('Request failed', new Error('outer', { cause: new Error('inner') }));
  logEvent('info', 'Collected 12 repositories.', { source: 'github' });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: expect.stringMatching(/Z$/), level: 'error', message: expect.stringMatching(/outer[\s\S]*\n[\s\S]*inner/) },
    { time: expect.stringMatching(/Z$/), level: 'info', source: 'github', message: 'Collected 12 repositories.' },
  ]);
  for (const line of lines) expect(line.trimEnd()).not.toContain('\n');
});

test.each([
  ['mail to rowan.hale@example.com, or <r@mail.example.com>', 'mail to ***, or <***>'],
  ['203.0.113.7 and [2001:db8::7]:443 asked too often', '*** and [***]:443 asked too often'],
  ['connect ECONNREFUSED 203.0.113.7:8080', 'connect ECONNREFUSED ***:8080'],
  ['own: 127.0.0.1:2, 10.0.0.3, ::1', 'own: 127.0.0.1:2, 10.0.0.3, ::1'],
  ['at 04:33:01, file.js:1:2461, version 1.2.3', 'at 04:33:01, file.js:1:2461, version 1.2.3'],
])('personal data is masked, and nothing else: %s', (text, expected) => {
  vi.stubEnv('LOG_FORMAT', 'json');
  const lines = written();
  logEvent('warn', text);
  expect(JSON.parse(lines[0] ?? '').message).toBe(expected);
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
  logEvent('info', 'Something else.');
  request();
  expect(lines).toHaveLength(4);
});

test('what libraries print becomes events, without colors', () => {
  vi.stubEnv('LOG_FORMAT', 'json');
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    const original = console[method];
    onTestFinished(() => {
      console[method] = original;
    });
  }
  const lines = written();
  logConsole();
  console.warn('\u001b[33m⚠\u001b[0m %s is slow', 'This');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', message: '⚠ This is slow' });
});
