import { expect, test } from 'vitest';
import { fetchJobs } from '../../../../lib/collectors/github/actions/jobs';
import { listRuns } from '../../../../lib/collectors/github/actions/runs';
import { parseSince } from '../../../../lib/collectors/shared/time';
import { Answered, type Asked, fakeGithub } from '../fake-github';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const iso = (time: number) => new Date(time * 1000).toISOString().replace('.000Z', 'Z');
const run = (id: number, created: number) => ({
  ...{ id, name: 'CI', event: 'push', workflow_id: 1, run_attempt: 1, status: 'completed', conclusion: 'success' },
  ...{ created_at: iso(created), run_started_at: iso(created), updated_at: iso(created) },
});

/** A list of runs like GitHub's: newest first, at most 1,000 results, with Link headers. */
function writeList(times: number[]) {
  return ({ what }: Asked) => {
    const url = new URL(what.slice(4), 'https://api.github.com');
    const [from = '', to = ''] = (url.searchParams.get('created') ?? '').split('..');
    const page = Number(url.searchParams.get('page') ?? 1);
    const found = times.flatMap((time, id) => (time >= seconds(from) && time <= seconds(to) ? [run(id, time)] : []));
    const reachable = found.toSorted((a, b) => b.id - a.id).slice(0, 1000);
    url.searchParams.set('page', String(page + 1));
    const link = reachable.length > page * 100 ? { link: `<${url.href}>; rel="next"` } : undefined;
    const body = { total_count: found.length, workflow_runs: reachable.slice((page - 1) * 100, page * 100) };
    return new Answered(200, body, link);
  };
}

async function list(times: number[]) {
  const github = fakeGithub(writeList(times));
  const ids: number[] = [];
  const range = { from: seconds('2026-11-01T00:00:00Z'), to: seconds('2026-11-21T08:00:00Z') };
  for await (const page of listRuns(github.api, '/repos/o/r', range)) ids.push(...page.map(({ id }) => id));
  return { ids, asked: github.asked };
}

test('more runs than the limit are all read once, newest first', async () => {
  const start = seconds('2026-11-05T00:00:00Z');
  // 2,500 runs, most of them within one day.
  const times = Array.from({ length: 2500 }, (_, index) => start + index * (index < 2000 ? 30 : 300));
  const { ids } = await list(times);
  expect(ids).toEqual(times.map((_, id) => 2499 - id));
});

test('fewer runs than the limit are read page by page', async () => {
  const { ids, asked } = await list(Array.from({ length: 250 }, (_, index) => seconds('2026-11-05T00:00:00Z') + index));
  expect(ids).toHaveLength(250);
  expect(asked).toHaveLength(3);
  expect(asked[0]?.what).toBe(
    'GET /repos/o/r/actions/runs?per_page=100&exclude_pull_requests=true&created=2026-11-01T00:00:00Z..2026-11-21T08:00:00Z',
  );
});

test('a second with more runs than the limit is cut off', async () => {
  const { ids } = await list(Array.from({ length: 1200 }, () => seconds('2026-11-05T00:00:00Z')));
  expect(ids).toHaveLength(1000);
});

const endless = (body: object) => {
  let page = 0;
  const next = (number: number) => ({ link: `<https://api.github.com/more?page=${number}>; rel="next"` });
  return {
    sameAddress: () => new Answered(200, body, next(2)),
    newAddress: () => new Answered(200, body, next(page++)),
  };
};
const one = { total_count: 1, workflow_runs: [run(1, seconds('2026-11-05T00:00:00Z'))], jobs: [{ id: 1 }] };

test.each([
  ['whose next page is itself', endless(one).sameAddress],
  ['that always has another page', endless(one).newAddress],
  ['that ignores the dates', () => ({ ...one, total_count: 5000 })],
])('a list %s is an error', async (_, reply) => {
  const { api, asked } = fakeGithub(reply);
  const read = async () => {
    for await (const _ of listRuns(api, '/repos/o/r', { from: 0, to: seconds('2026-11-21T08:00:00Z') }));
  };
  await expect(read()).rejects.toMatchObject({ kind: 'server' });
  expect(asked.length).toBeLessThan(200);
});

test('an endless list of jobs is an error', async () => {
  const { api, asked } = fakeGithub(endless(one).sameAddress);
  const jobs = fetchJobs(api, '/repos/o/r', run(1, 0), { reruns: false });
  await expect(jobs).rejects.toThrow('The pages of a GitHub list do not end.');
  expect(asked).toHaveLength(2);
});

test('--since is a number of days or weeks, or a past date that exists', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  const dates = ['90d', '2w', '2026-08-01'].map((text) => parseSince(text, now)?.toISOString().slice(0, 13));
  expect(dates).toEqual(['2026-08-23T08', '2026-11-07T08', '2026-08-01T00']);
  const invalid = ['2027-01-01', '2026-02-31', '90', '-5d'];
  expect(invalid.filter((text) => parseSince(text, now))).toEqual([]);
});
