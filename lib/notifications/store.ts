import { type Clock, systemClock } from './countdown';
import { DEFAULT_POSITION, type Notice, type NoticeContent, type NoticeInput, TRANSITION_MS } from './notice';
import { createNoticeList } from './notice-list';
import { createTimers } from './timers';

interface StoreOptions {
  clock?: Clock;
  /** Milliseconds a dismissed notice takes to leave; zero where motion is not wanted. */
  exitMs?: () => number;
}

/** The notices of one screen, outside React: whoever has something to say calls it, whoever draws subscribes. */
export function createNotificationStore({ clock = systemClock, exitMs = () => TRANSITION_MS }: StoreOptions = {}) {
  const timers = createTimers(clock, dismiss);
  const list = createNoticeList({ opened: timers.start, gone: timers.stop });
  let lastKey = 0;

  /** The notice an id means: one that leaves no longer has a name. */
  const named = (id: string) => list.get().find((notice) => notice.id === id && notice.phase !== 'leaving');
  const replace = (next: Notice) => list.set(list.get().map((notice) => (notice.key === next.key ? next : notice)));

  function remove(key: number) {
    const left = list.get().filter((notice) => notice.key !== key);
    if (left.length < list.get().length) list.set(left);
  }

  function dismiss(key: number) {
    const notice = list.get().find((one) => one.key === key);
    if (!notice || notice.phase === 'leaving') return;
    const exit = notice.phase === 'visible' ? exitMs() : 0;
    if (exit === 0) return remove(key);
    timers.stop(notice);
    clock.after(exit, () => remove(key));
    replace({ ...notice, phase: 'leaving' });
  }

  /** Adds a notice unless its id is visible or waiting. Answers the id. */
  function show({ id = `notification:${lastKey + 1}`, position = DEFAULT_POSITION, ...content }: NoticeInput): string {
    if (named(id)) return id;
    lastKey += 1;
    const others = list.get().filter((notice) => notice.id !== id);
    list.set([...others, { ...content, id, position, key: lastKey, phase: 'waiting' }]);
    return id;
  }

  /** Changes what a notice says and starts its time anew; it keeps its place. */
  function update({ id, ...change }: Partial<NoticeContent> & { id: string }) {
    const notice = named(id);
    if (!notice) return;
    const changed: Notice = { ...notice, ...change };
    if (changed.phase === 'visible') timers.start(changed);
    replace(changed);
  }

  function hide(id: string) {
    const notice = named(id);
    if (notice) dismiss(notice.key);
  }

  return {
    show,
    update,
    hide,
    dismiss,
    /** Empties the screen and the queues at once. */
    clean: () => list.set([]),
    hold: timers.hold,
    release: timers.release,
    subscribe: list.subscribe,
    getSnapshot: list.get,
  };
}

const prefersStill = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** The notices of the site; `<Notifications />` shows them on the pages that carry it. */
export const notifications = createNotificationStore({ exitMs: () => (prefersStill() ? 0 : TRANSITION_MS) });

export const showNotification = notifications.show;
export const updateNotification = notifications.update;
export const hideNotification = notifications.hide;
export const cleanNotifications = notifications.clean;
