import { useSyncExternalStore } from 'react';

const NARROW = '(width < 48rem)';

/** Whether the window is too narrow for a table of 24 columns. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(NARROW);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
