import { admit, type Notice, type NoticeInput, TRANSITION_MS } from './notice';

const AUTO_CLOSE_MS = 4000;

/** `exitMs` is the duration of the leave transition. */
export function createNotificationStore(exitMs = () => TRANSITION_MS) {
  const listeners = new Set<() => void>();
  const countdowns = new Map<number, ReturnType<typeof startCountdown>>();
  let notices: readonly Notice[] = [];
  let lastKey = 0;

  /** Callbacks run last, because they may show or dismiss notifications. */
  function update(next: readonly Notice[]) {
    const before = new Map(notices.map((notice) => [notice.key, notice]));
    notices = admit(next);
    const opened = notices.filter(({ key, phase }) => phase === 'visible' && before.get(key)?.phase !== 'visible');
    for (const { key } of notices) before.delete(key);
    for (const { key, autoClose = AUTO_CLOSE_MS } of opened) {
      if (autoClose !== false)
        countdowns.set(
          key,
          startCountdown(autoClose, () => dismiss(key)),
        );
    }
    for (const listener of [...listeners]) listener();
    for (const closed of before.values()) closed.onClose?.();
    for (const notice of opened) notice.onOpen?.();
  }

  function show({ id, position = 'bottom-right', ...content }: NoticeInput) {
    if (notices.some((notice) => notice.id === id && notice.phase !== 'leaving')) return;
    lastKey += 1;
    const others = notices.filter((notice) => notice.id !== id);
    update([...others, { ...content, id, position, key: lastKey, phase: 'waiting' }]);
  }

  function dismiss(key: number) {
    const notice = notices.find((candidate) => candidate.key === key);
    if (!notice || notice.phase === 'leaving') return;
    countdowns.get(key)?.stop();
    countdowns.delete(key);
    const remove = () => update(notices.filter((other) => other.key !== key));
    const delay = notice.phase === 'visible' ? exitMs() : 0;
    if (delay === 0) return remove();
    setTimeout(remove, delay);
    update(notices.map((other) => (other === notice ? { ...notice, phase: 'leaving' } : other)));
  }

  return {
    show,
    dismiss,
    hold: (key: number, reason: string) => countdowns.get(key)?.hold(reason),
    release: (key: number, reason: string) => countdowns.get(key)?.release(reason),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => notices,
  };
}

/** Milliseconds, paused while a reason holds it. */
function startCountdown(ms: number, onEnd: () => void) {
  const holds = new Set<string>();
  let remaining = ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run() {
    startedAt = performance.now();
    timer = setTimeout(onEnd, remaining);
  }

  function stop() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    remaining -= performance.now() - startedAt;
  }

  run();
  return {
    hold(reason: string) {
      stop();
      holds.add(reason);
    },
    release(reason: string) {
      if (holds.delete(reason) && holds.size === 0) run();
    },
    stop,
  };
}

function prefersReducedMotion() {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

export const notifications = createNotificationStore(() => (prefersReducedMotion() ? 0 : TRANSITION_MS));
