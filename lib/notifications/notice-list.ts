import { admit, type Notice } from './notice';

interface Watch {
  opened(notice: Notice): void;
  gone(notice: Notice): void;
}

/** The notices in the order they came; as many visible as have room. */
export function createNoticeList(watch: Watch) {
  let notices: readonly Notice[] = [];
  const listeners = new Set<() => void>();
  return {
    get: () => notices,
    /** Everything is in place before a callback of a notice runs, so that callbacks may show and hide. */
    set(next: readonly Notice[]) {
      const before = notices;
      notices = admit(next);
      const gone = before.filter(({ key }) => !notices.some((notice) => notice.key === key));
      const opened = notices.filter((notice) => isVisible(notice) && !before.some(isVisibleAs(notice)));
      gone.forEach(watch.gone);
      opened.forEach(watch.opened);
      for (const listener of [...listeners]) listener();
      for (const notice of gone) notice.onClose?.();
      for (const notice of opened) notice.onOpen?.();
    },
    /** The answer unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isVisible = (notice: Notice) => notice.phase === 'visible';
const isVisibleAs = (other: Notice) => (notice: Notice) => notice.key === other.key && isVisible(notice);
