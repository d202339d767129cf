import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatView, parseView, type ViewParams } from '@/lib/view-params';

/** Browsers limit how often the address may change, so typing changes it after a pause. */
const TYPING_PAUSE_MS = 250;

/** Keeps the view of a page in its query parameters. `type` replaces the history entry, `choose` adds one. */
export function useView<T extends object>(params: ViewParams<T>) {
  const [view, setView] = useState<T>(() => parseView(params, new URLSearchParams()));
  const latest = useRef(view);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((next: T) => {
    latest.current = next;
    setView(next);
  }, []);

  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    window.history.replaceState(null, '', buildAddress(params, latest.current));
  }, [params]);

  useLayoutEffect(() => {
    const read = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      show(parseView(params, new URLSearchParams(window.location.search)));
    };
    // A synchronous update would extend the task of hydration, which blocks input.
    if (window.location.search) startTransition(read);
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [params, show]);

  useEffect(() => {
    // Before a link is followed, so that the history has the whole address.
    window.addEventListener('click', flush, true);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('click', flush, true);
      window.removeEventListener('pagehide', flush);
      clearTimeout(timer.current);
    };
  }, [flush]);

  const type = useCallback(
    (change: Partial<T>) => {
      show({ ...latest.current, ...change });
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, TYPING_PAUSE_MS);
    },
    [show, flush],
  );

  const choose = useCallback(
    (change: Partial<T>) => {
      flush();
      const before = buildAddress(params, latest.current);
      show({ ...latest.current, ...change });
      const after = buildAddress(params, latest.current);
      if (after !== before) window.history.pushState(null, '', after);
    },
    [params, show, flush],
  );

  return { view, type, choose };
}

function buildAddress<T extends object>(params: ViewParams<T>, view: T): string {
  const { pathname, search, hash } = window.location;
  return pathname + formatView(params, view, new URLSearchParams(search)) + hash;
}
