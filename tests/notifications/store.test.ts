import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Position } from '../../lib/notifications/notice';
import { createNotificationStore } from '../../lib/notifications/store';

type Store = ReturnType<typeof createNotificationStore>;

const POSITIONS: Position[] = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'];

const ids = (store: Store, phase: string) =>
  store
    .getSnapshot()
    .filter((notice) => notice.phase === phase)
    .map((notice) => notice.id);

let store: Store;
beforeEach(() => {
  vi.useFakeTimers();
  store = createNotificationStore(() => 0);
});
afterEach(() => {
  vi.useRealTimers();
});

function dismiss(id: string) {
  const notice = store.getSnapshot().find((candidate) => candidate.id === id);
  if (notice) store.dismiss(notice.key);
}

function showAll(...names: string[]) {
  for (const id of names) store.show({ id, message: id });
}

test('a notification is at the bottom right by default', () => {
  store.show({ id: 'a', message: 'here' });
  expect(store.getSnapshot()).toMatchObject([{ message: 'here', position: 'bottom-right', phase: 'visible' }]);
});

test('five are visible, and the others follow in order', () => {
  showAll('a', 'b', 'c', 'd', 'e', 'f', 'g');
  expect(ids(store, 'visible')).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(ids(store, 'waiting')).toEqual(['f', 'g']);
  dismiss('c');
  expect(ids(store, 'visible')).toEqual(['a', 'b', 'd', 'e', 'f']);
  dismiss('a');
  expect(ids(store, 'visible')).toEqual(['b', 'd', 'e', 'f', 'g']);
  expect(ids(store, 'waiting')).toEqual([]);
});

test('every position shows up to five', () => {
  for (const position of POSITIONS)
    for (let n = 0; n < 6; n += 1) store.show({ id: `${position} ${n}`, position, message: String(n) });
  for (const position of POSITIONS) {
    const phases = store.getSnapshot().filter((notice) => notice.position === position);
    expect(phases.map(({ phase }) => phase)).toEqual([...Array(5).fill('visible'), 'waiting']);
  }
});

test('an id that is visible or waiting is not added again', () => {
  showAll('a', 'b', 'c', 'd', 'e', 'f');
  store.show({ id: 'a', message: 'again' });
  store.show({ id: 'f', message: 'again', position: 'top-left' });
  expect(store.getSnapshot().map(({ message }) => message)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('onOpen is called when it becomes visible and onClose when it is gone', () => {
  const heard: string[] = [];
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    store.show({ id, message: id, onOpen: () => heard.push(`open ${id}`), onClose: () => heard.push(`close ${id}`) });
  }
  expect(heard.splice(0)).toEqual(['open a', 'open b', 'open c', 'open d', 'open e']);
  dismiss('b');
  expect(heard.splice(0)).toEqual(['close b', 'open f']);
  dismiss('g');
  expect(heard).toEqual(['close g']);
});
