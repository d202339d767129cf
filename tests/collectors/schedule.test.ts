import { expect, test, vi } from 'vitest';
import { parseInterval, runSchedule } from '@/lib/collectors/schedule';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** A schedule of 24 hours on a clock of its own. `jump` moves the clock during a wait. */
async function schedule(outcomes: boolean[], jump: (waits: number) => number = () => 0) {
  const stop = new AbortController();
  const started: number[] = [];
  const said: string[] = [];
  let clock = 0;
  let waits = 0;
  await runSchedule({
    collect: async () => {
      started.push(clock / MINUTE);
      if (started.length === outcomes.length) stop.abort();
      return outcomes[started.length - 1] ?? true;
    },
    everyMs: 24 * HOUR,
    now: () => clock,
    wait: async (milliseconds) => {
      waits += 1;
      clock += milliseconds + jump(waits);
    },
    stop: stop.signal,
    say: (text) => said.push(text),
  });
  return { started, said };
}

test('it collects at once and then every interval', async () => {
  expect((await schedule([true, true, true])).started).toEqual([0, 24 * 60, 48 * 60]);
});

test('after a failure it tries again soon, ever later, and at the latest after the interval', async () => {
  const { started, said } = await schedule(Array(12).fill(false));
  const pauses = started.map((minute, index) => minute - (started[index - 1] ?? 0)).slice(1);
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440]);
  expect(said[0]).toBe('The collection failed. Next try: 1970-01-01T00:05:00.000Z');
});

test('a success ends the tries', async () => {
  expect((await schedule([false, true, true])).started).toEqual([0, 5, 5 + 24 * 60]);
});

test('a machine that slept collects as soon as it wakes', async () => {
  const { started } = await schedule([true, true], (waits) => (waits === 10 ? 30 * HOUR : 0));
  expect(started).toEqual([0, 30 * 60 + 10]);
});

test('a clock that is set back does not delay the next collection', async () => {
  const { started, said } = await schedule([true, true], (waits) => (waits === 10 ? -5 * HOUR : 0));
  expect(started).toEqual([0, 10 - 5 * 60]);
  expect(said).toContain('The clock was set back. The next collection starts now.');
});

test('a store that is away for an hour is asked again until it is back, and each failure is said', async () => {
  const stop = new AbortController();
  const started: number[] = [];
  const said: string[] = [];
  let clock = 0;
  await runSchedule({
    collect: async () => {
      started.push(clock / MINUTE);
      const isBack = clock >= HOUR;
      if (started.length === 6) stop.abort();
      return isBack;
    },
    everyMs: 24 * HOUR,
    now: () => clock,
    wait: async (milliseconds) => {
      clock += milliseconds;
    },
    stop: stop.signal,
    say: (text) => said.push(text),
  });
  expect(started).toEqual([0, 5, 15, 35, 75, 75 + 24 * 60]);
  expect(said.map((text) => text.split(/[.:]/)[0])).toEqual([
    ...Array(4).fill('The collection failed'),
    'Next collection',
  ]);
});

test('while it waits it stops at once', async () => {
  const stop = new AbortController();
  const collect = vi.fn(async () => true);
  const wait = vi.fn(async () => stop.abort());
  await runSchedule({ collect, everyMs: HOUR, now: () => 0, wait, stop: stop.signal, say: () => {} });
  expect([collect.mock.calls.length, wait.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ['24h', 24 * HOUR],
  ['90m', 90 * MINUTE],
  ['1m', MINUTE],
  ['0m', undefined],
  ['721h', undefined],
  ['24', undefined],
  ['1d', undefined],
  ['-1h', undefined],
])('the interval %s is %s ms', (text, milliseconds) => {
  expect(parseInterval(text)).toBe(milliseconds);
});
