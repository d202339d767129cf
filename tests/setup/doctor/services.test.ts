import { expect, test } from 'vitest';
import type { SourceStatus } from '@/lib/dev-stats/store/read/state';
import type { Finding } from '@/lib/setup/doctor/finding';
import { type Tokens, tokenFindings } from '@/lib/setup/doctor/settings';
import { type StoreState, statisticsFindings } from '@/lib/setup/doctor/statistics';

const levelsAndTexts = (findings: Finding[]) => findings.map(({ level, text }) => `${level}: ${text}`);

const LONG = 'a'.repeat(64);

test.each<[string, Partial<Tokens>, string]>([
  ['a line break', { githubToken: 'ghp_1\n' }, 'error: GITHUB_TOKEN contains a space or a line break.'],
  [
    'a fine-grained token',
    { githubToken: 'github_pat_1' },
    'warning: GITHUB_TOKEN is a fine-grained token. Actions minutes need a classic one.',
  ],
  ['one token for two purposes', { ownerToken: LONG, bggToken: LONG }, 'error: OWNER_TOKEN is also another token.'],
])('%s', (_, tokens, expected) => {
  const defaults = { githubApiUrl: 'https://api.github.com', databaseUrl: 'file:a.db' };
  expect(levelsAndTexts(tokenFindings({ ...defaults, ...tokens }))).toEqual([expected]);
});

const NOW = Date.parse('2026-11-20T12:00:00Z');

function collected(changes: Partial<SourceStatus>): StoreState {
  const at = '2026-11-19T12:00:00Z';
  const last = { lastAttemptAt: at, collectedAt: at, missing: null };
  return { sources: [{ source: 'github', outcome: 'ok', ...last, ...changes }] };
}

test.each<[string, StoreState, string]>([
  ['without a store', undefined, 'warning: Nothing has been collected, so /dev-stats is empty.'],
  ['of last month', collected({ collectedAt: '2026-10-21T12:00:00Z' }), 'warning: github: collected 30 days ago.'],
  [
    'of the demo',
    collected({ source: 'sample' }),
    'error: The statistics are demo data, which the dashboard labels as such.',
  ],
])('statistics %s', (_, store, expected) => {
  expect(levelsAndTexts(statisticsFindings(store, NOW))).toEqual([expected]);
});
