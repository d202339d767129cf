import { expect, test } from 'vitest';
import { cycleTimeDays, type JobTimes, queueSeconds, runSeconds } from '@/lib/dev-stats/rules/pipelines/durations';

function job(times: Partial<JobTimes>): JobTimes {
  return {
    status: 'completed',
    conclusion: 'success',
    runnerId: 7,
    createdAt: '2026-11-21T08:00:00Z',
    startedAt: '2026-11-21T08:00:07Z',
    completedAt: '2026-11-21T08:03:00Z',
    ...times,
  };
}

test.each<[string, Partial<JobTimes>, number | null]>([
  ['a runner finished', {}, 7],
  ['started at once', { startedAt: '2026-11-21T08:00:00Z' }, 0],
  ['was skipped', { conclusion: 'skipped' }, null],
  ['was never picked up', { runnerId: null }, null],
  ['was cancelled before it was picked up', { runnerId: 0, conclusion: 'cancelled' }, null],
  ['has no creation time', { createdAt: null }, null],
  ['starts before its creation', { startedAt: '2026-11-21T07:59:58Z' }, null],
])('the queue time of a job that %s', (_, times, seconds) => {
  expect(queueSeconds(job(times))).toBe(seconds);
});

const RUN = { status: 'completed', startedAt: '2026-11-21T08:00:00Z', updatedAt: '2026-11-21T08:02:27Z' };

test.each<[string, Partial<typeof RUN>, JobTimes[], ReturnType<typeof runSeconds>]>([
  ['its jobs', {}, [job({}), job({ completedAt: '2026-11-21T08:05:07Z' })], { seconds: 300, approximate: false }],
  ['its own times if it has no jobs', {}, [], { seconds: 147, approximate: true }],
  ['its own times if a job has no end', {}, [job({ completedAt: null })], { seconds: 147, approximate: true }],
  ['exactly 35 days', { updatedAt: '2026-12-26T08:00:00Z' }, [], { seconds: 3_024_000, approximate: true }],
  ['nothing after 35 days', { updatedAt: '2026-12-26T08:00:01Z' }, [], null],
  ['nothing while it runs', { status: 'in_progress' }, [job({})], null],
])('the duration of a run comes from %s', (_, run, jobs, expected) => {
  expect(runSeconds({ ...RUN, ...run }, jobs)).toEqual(expected);
});

test.each([
  ['2026-11-01T00:00:00Z', null, '2026-11-03T12:00:00Z', 2.5],
  ['2026-11-01T00:00:00Z', '2026-11-03T00:00:00Z', '2026-11-03T12:00:00Z', 0.5],
  ['2026-11-01T00:00:00Z', null, null, null],
])('a pull request created %s, ready %s, merged %s took %s days', (createdAt, readyAt, mergedAt, days) => {
  expect(cycleTimeDays({ createdAt, readyAt, mergedAt })).toBe(days);
});
