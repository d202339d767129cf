import { expect, test } from 'vitest';
import { z } from 'zod';
import { fetchJobs } from '../../../lib/collectors/github/actions/jobs';
import { toRunRow } from '../../../lib/collectors/github/actions/run-row';
import { fetchAttempt, type Run } from '../../../lib/collectors/github/actions/runs';
import { getRest, queryGraphql } from '../../../lib/collectors/github/api/request';
import { fetchBilling } from '../../../lib/collectors/github/billing/billing';
import type { JobRow } from '../../../lib/dev-stats/store/rows';
import { Answered, fakeGithub } from './fake-github';
import { HAS_RECORDINGS, readRecordedBody, recorded, replay } from './recorded';

const recordedTest = test.skipIf(!HAS_RECORDINGS);
const NOW = new Date('2026-11-21T08:00:00Z');
const PATH = '/repos/o/r';
const anything = z.unknown();
const fetched = async (body: object, run: Partial<Run>): Promise<JobRow[]> =>
  fetchJobs(fakeGithub(() => body).api, PATH, { id: 1, run_attempt: 1, ...run } as Run, { reruns: false });
const queues = (jobs: JobRow[]) => jobs.map(({ queueSec }) => queueSec);

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
