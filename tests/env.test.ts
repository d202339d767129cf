import { expect, test, vi } from 'vitest';
import { env } from '@/lib/env';

test.each([
  ['SITE_URL', 'www.example.com', () => env.siteUrl],
  ['SITE_URL', 'ftp://www.example.com', () => env.siteUrl],
  ['STAGING_URL', 'staging.example.com', () => env.stagingUrl],
])('%s=%s is refused with its name and an address that works', (name, value, read) => {
  vi.stubEnv(name, value);
  expect(read).toThrow(
    `${name} must be a web address with https:// or http://, such as https://www.example.com (got "${value}").`,
  );
});

test.each([
  ['DEPLOY_ENV', 'Preview', 'DEPLOY_ENV must be preview or production', () => env.deployEnv],
  ['STATS_REPO', 'portfolio', 'STATS_REPO must be written owner/repo', () => env.statsRepo],
  ['STATS_TIMEZONE', 'Seattle', 'STATS_TIMEZONE must be an IANA time zone', () => env.statsTimezone],
  ['PORT', '70000', 'PORT must be a number from 0 to 65535', () => env.port],
])('%s=%s is refused', (name, value, message, read) => {
  vi.stubEnv(name, value);
  expect(read).toThrow(message);
});

test('valid values are used, and empty ones count as not set', () => {
  vi.stubEnv('SITE_URL', 'https://www.example.com/');
  vi.stubEnv('STATS_TIMEZONE', 'America/Los_Angeles');
  vi.stubEnv('STATS_REPO', '');
  vi.stubEnv('PORT', '8080');
  expect([env.siteUrl, env.statsTimezone, env.statsRepo, env.port]).toEqual([
    'https://www.example.com/',
    'America/Los_Angeles',
    undefined,
    8080,
  ]);
});

test('only the dev server has an address for problems of the content', () => {
  vi.stubEnv('ADMIN_URL', 'http://127.0.0.1:4000');
  vi.stubEnv('NODE_ENV', 'production');
  expect(env.adminUrl).toBeUndefined();
  vi.stubEnv('NODE_ENV', 'development');
  expect(env.adminUrl).toBe('http://127.0.0.1:4000');
});
