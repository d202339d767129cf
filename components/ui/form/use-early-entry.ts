import { useEffect, useLayoutEffect, useRef } from 'react';

/** Reports an entry made before hydration, which React keeps without an event. `entered` reads the control. */
export function useEarlyEntry<V extends string>(
  entered: () => V | undefined,
  value: V,
  onChange: (value: V) => void,
): void {
  const early = useRef<V>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only what was there at hydration; later entries are events.
  useLayoutEffect(() => {
    const now = entered();
    if (now !== value) early.current = now;
  }, []);
  // Afterwards, because the view is first read from the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (early.current !== undefined) onChange(early.current);
    early.current = undefined;
  }, []);
}
