import { expect, test } from 'vitest';
import { z } from 'zod';
import { fetchJobs, type Job } from '../../../lib/collectors/github/actions/jobs';
import { toRunRow } from '../../../lib/collectors/github/actions/run-row';
import { fetchAttempt, listRuns, type Run } from '../../../lib/collectors/github/actions/runs';
import { getRest, queryGraphql } from '../../../lib/collectors/github/api/request';
import { fetchBilling } from '../../../lib/collectors/github/billing/billing';
import { contributionsOfYear } from '../../../lib/collectors/github/contributions';
import { Answered, fakeGithub } from './fake-github';
import { HAS_RECORDINGS, readRecordedBody, recorded, replay } from './recorded';

const recordedTest = test.skipIf(!HAS_RECORDINGS);
const NOW = new Date('2026-11-21T08:00:00Z');
const PATH = '/repos/o/r';
const anything = z.unknown();
const fetched = async (body: object, run: Partial<Run>): Promise<Job[]> =>
  fetchJobs(fakeGithub(() => body).api, PATH, { id: 1, run_attempt: 1, ...run } as Run, { reruns: false });
const queues = (jobs: Job[]) => jobs.map(({ row }) => row.queueSec);

recordedTest('run 3881497935 has queue times of 7, 9, 9, 6 and 9 seconds and a duration of 230', async () => {
  const jobs = await fetched(readRecordedBody('actions/jobs_3881497935.json'), {});
  expect(queues(jobs)).toEqual([7, 9, 9, 6, 9]);
  const { api } = fakeGithub(() => readRecordedBody('actions/run_3881497935.json', 1));
  const run = await fetchAttempt(api, PATH, 3881497935, 1);
  expect(toRunRow(run, { jobs, now: NOW })).toMatchObject({ durationSec: 230, queueSec: 8, queueJobs: 5 });
});

recordedTest('a skipped job has no queue time, a failed job one of 4 seconds', async () => {
  expect(queues(await fetched(recorded<object>('actions/jobs_2026_skipped.json'), {}))).toEqual([4, null]);
});

recordedTest('a restarted run without jobs has no queue time', async () => {
  for (const index of [1, 2]) {
    const { api } = fakeGithub(() => readRecordedBody('actions/run_rerun_attempt_2026.json', index));
    const row = toRunRow(await fetchAttempt(api, PATH, 26365060973, 2), { jobs: [], now: NOW });
    expect(row).toMatchObject({ attempt: 2, queueSec: null, durationSec: null });
  }
});

recordedTest('the 18 runs of 2022 have 16 successes and 6 reruns', async () => {
  const { api } = fakeGithub(() => recorded<object>('actions/runs_ants_2022.json'));
  const runs: Run[] = [];
  for await (const page of listRuns(api, PATH, { from: 0, to: 1 })) runs.push(...page);
  const rows = runs.map((run) => toRunRow(run, { jobs: [], now: NOW }));
  expect(rows.every(({ queueSec, durationSec }) => queueSec === null && durationSec === null)).toBe(true);
  expect(rows).toHaveLength(18);
  expect(rows.filter(({ conclusion }) => conclusion === 'success')).toHaveLength(16);
  expect(rows.filter(({ attempt }) => attempt > 1)).toHaveLength(6);
});

recordedTest('the Actions minutes of September 2026 are read', async () => {
  const pageInfo = { hasNextPage: false, endCursor: null };
  const repositories = { pageInfo, nodes: [{ name: 'Morphy.lol' }] };
  const answers: Record<string, object> = {
    'GET /user': {},
    PublicRepositories: { data: { repositoryOwner: { repositories } } },
  };
  const known = fakeGithub(({ what }) => answers[what] ?? recorded<object>('billing/usage_2026_09.json'));
  expect(await fetchBilling(known.api, { kind: 'user', login: 'me' }, NOW)).toMatchObject({
    row: {
      ...{ ubuntuMinutes: expect.closeTo(409.667, 6), macosMinutes: 154, windowsMinutes: 0, totalPaidMinutesUsed: 0 },
      ...{ countedMinutes: expect.closeTo(228.667 + 1540, 6), freeMinutes: 181 },
    },
  });
});

recordedTest('the old billing endpoint is not available', async () => {
  const { status, body } = recorded<{ status: number; body: object }>('billing/legacy_410.json');
  const { api } = fakeGithub(() => new Answered(status, body));
  expect(await fetchBilling(api, { kind: 'org', login: 'o' }, NOW)).toHaveProperty('notAvailable');
});

recordedTest('the calendar of a year sums to 311', async () => {
  const { api } = fakeGithub(() => recorded<object>('graphql/calendar_full_year_2026.json'));
  expect(await contributionsOfYear(api, 'me', 2026, NOW)).toMatchObject({ total: 311 });
});

recordedTest.each([
  ['rest/retry_502_x3_then_200.json', 4],
  ['rest/retry_500_then_200.json', 2],
])('%s ends with the repository after %i requests', async (file, requests) => {
  const { api, asked } = fakeGithub(replay(file));
  expect((await getRest(api, PATH, z.object({ id: z.number() }))).data.id).toBeGreaterThan(0);
  expect(asked).toHaveLength(requests);
});

recordedTest('the rate limits of 2013 and 2018 are recognized', async () => {
  const secondary = fakeGithub(replay('rest/secondary_rate_limit_403_retry_after.json'));
  await expect(getRest(secondary.api, PATH, anything)).rejects.toMatchObject({ kind: 'limit' });
  expect(secondary.clock.slept).toEqual([60_000, 60_000, 60_000, 60_000, 60_000]);
  const [, limit] = recorded<{ status: number; headers: Record<string, string>; body: object }[]>(
    'rest/primary_rate_limit_403.json',
  );
  const replies = [
    new Answered(403, limit?.body, { 'x-ratelimit-remaining': limit?.headers['x-ratelimit-remaining'] ?? '' }),
  ];
  const primary = fakeGithub(() => replies.shift() ?? {});
  await getRest(primary.api, PATH, anything);
  expect(primary.clock.slept).toEqual([60_000]);
});

recordedTest('the GraphQL errors are classified', async () => {
  const errors = recorded<{ name: string; status: number; body: unknown }[]>('graphql/errors_catalog.json');
  const kinds: Record<string, string> = {};
  const schema = z.object({ user: z.object({}) });
  for (const { name, status, body } of errors) {
    const headers: Record<string, string> = typeof body === 'string' ? { 'content-type': 'text/html' } : {};
    const { api } = fakeGithub(() => new Answered(status, body, headers));
    await queryGraphql(api, { query: 'query Q { a }', variables: {}, schema }).catch((error) => {
      kinds[name] = error.kind;
    });
  }
  expect(kinds).toEqual({
    ...{ RESOURCE_LIMITS_EXCEEDED: 'too-costly', timeout_json: 'timeout', timeout_html: 'timeout' },
    ...{ user_not_found: 'not-found', token_not_allowed: 'denied' },
    ...{ window_over_one_year: 'invalid', parse_error: 'invalid' },
  });
});
