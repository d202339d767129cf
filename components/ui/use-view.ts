import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatView, parseView, type ViewParams } from '@/lib/view-params';

/** Browsers limit how often an address may change; a pause in typing is when it does. */
const TYPING_PAUSE_MS = 250;

/**
 * The view of a list, kept in the address so that it survives reload, back and forward and can be
 * shared. The page is static, so the first render shows the defaults and the address is read before
 * the first paint after hydration. Typing replaces the current history entry, choices add one.
 */
export function useView<T extends object>(params: ViewParams<T>) {
  const [view, setView] = useState<T>(() => parseView(params, new URLSearchParams()));
  const latest = useRef(view);
  const pending = useRef<ReturnType<typeof later>>(undefined);

  const show = useCallback((next: T) => {
    latest.current = next;
    setView(next);
  }, []);

  useLayoutEffect(() => {
    const read = () => {
      pending.current?.cancel();
      show(parseView(params, new URLSearchParams(window.location.search)));
    };
    if (window.location.search) read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [params, show]);

  // Leaving the page does not wait for the pause.
  useEffect(() => {
    const flush = () => pending.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      pending.current?.cancel();
    };
  }, []);

  const type = useCallback(
    (change: Partial<T>) => {
      const next = { ...latest.current, ...change };
      show(next);
      pending.current?.cancel();
      pending.current = later(() => window.history.replaceState(null, '', address(params, next)), TYPING_PAUSE_MS);
    },
    [params, show],
  );

  const choose = useCallback(
    (change: Partial<T>) => {
      pending.current?.cancel();
      const before = address(params, latest.current);
      const next = { ...latest.current, ...change };
      show(next);
      if (before !== address(params, next)) {
        // What was typed and not yet written belongs to the entry that is left.
        window.history.replaceState(null, '', before);
        window.history.pushState(null, '', address(params, next));
      }
    },
    [params, show],
  );

  return { view, type, choose };
}

/** Work that is done after a pause, at once when called, or not at all once cancelled. */
function later(work: () => void, ms: number) {
  let waiting = true;
  const run = () => {
    if (waiting) work();
    waiting = false;
  };
  const timer = setTimeout(run, ms);
  const cancel = () => {
    waiting = false;
    clearTimeout(timer);
  };
  return Object.assign(run, { cancel });
}

function address<T extends object>(params: ViewParams<T>, view: T): string {
  const { pathname, search, hash } = window.location;
  return pathname + formatView(params, view, new URLSearchParams(search)) + hash;
}
