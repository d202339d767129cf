import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotificationStore } from '../../lib/notifications/store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function dismiss(store: ReturnType<typeof createNotificationStore>, id: string) {
  store.dismiss(store.getSnapshot().find((notice) => notice.id === id && notice.phase === 'visible')?.key ?? 0);
}

/** A store with one notification, its key and its current phase. */
function showOne(autoClose?: number | false) {
  const store = createNotificationStore();
  store.show({ id: 'a', message: 'a', autoClose });
  const phase = () => store.getSnapshot().find(({ id }) => id === 'a')?.phase ?? 'gone';
  return { store, phase, key: store.getSnapshot()[0]?.key ?? 0 };
}

test.each([
  [undefined, 4000],
  [1000, 1000],
])('autoClose %s: visible, then leaving for 250 ms, then gone', (autoClose, visibleMs) => {
  const { phase } = showOne(autoClose);
  vi.advanceTimersByTime(visibleMs - 1);
  expect(phase()).toBe('visible');
  vi.advanceTimersByTime(1);
  expect(phase()).toBe('leaving');
  vi.advanceTimersByTime(249);
  expect(phase()).toBe('leaving');
  vi.advanceTimersByTime(1);
  expect(phase()).toBe('gone');
});

test('a notification without a time stays', () => {
  const { phase } = showOne(false);
  vi.advanceTimersByTime(1_000_000);
  expect(phase()).toBe('visible');
});

test('a paused notification stays, and continues with the remaining time', () => {
  const { store, phase, key } = showOne();
  vi.advanceTimersByTime(3000);
  store.hold(key, 'pointer');
  vi.advanceTimersByTime(60_000);
  expect(phase()).toBe('visible');
  store.release(key, 'pointer');
  vi.advanceTimersByTime(999);
  expect(phase()).toBe('visible');
  vi.advanceTimersByTime(1);
  expect(phase()).toBe('leaving');
});

test('a notification paused for two reasons continues when both have ended', () => {
  const { store, phase, key } = showOne();
  vi.advanceTimersByTime(1000);
  store.hold(key, 'pointer');
  store.hold(key, 'focus');
  store.hold(key, 'focus');
  store.release(key, 'pointer');
  vi.advanceTimersByTime(60_000);
  expect(phase()).toBe('visible');
  store.release(key, 'focus');
  store.release(key, 'focus');
  vi.advanceTimersByTime(2999);
  expect(phase()).toBe('visible');
  vi.advanceTimersByTime(1);
  expect(phase()).toBe('leaving');
});

test('the timer starts when a notification becomes visible', () => {
  const store = createNotificationStore();
  for (const id of ['a', 'b', 'c', 'd', 'e']) store.show({ id, message: id, autoClose: false });
  store.show({ id: 'late', message: 'late' });
  vi.advanceTimersByTime(10_000);
  dismiss(store, 'a');
  const late = () => store.getSnapshot().find(({ id }) => id === 'late')?.phase;
  expect(late()).toBe('waiting');
  vi.advanceTimersByTime(250);
  expect(late()).toBe('visible');
  vi.advanceTimersByTime(3999);
  expect(late()).toBe('visible');
  vi.advanceTimersByTime(1);
  expect(late()).toBe('leaving');
});
