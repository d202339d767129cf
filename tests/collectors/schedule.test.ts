import { expect, test } from 'vitest';
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
