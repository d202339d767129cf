import { type RefObject, useEffect } from 'react';

/** Focuses the field when the page opens, and after the keys that open the search on other pages. */
export function useFieldFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    field.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isOpener = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
      const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && document.activeElement !== field.current;
      if (!isOpener && !isSlash) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}

/** Goes back to the previous page of this site. If there is none, calls `stay`. */
export function leaveSearch(stay: () => void): void {
  const { referrer } = document;
  if (referrer && new URL(referrer).origin === location.origin && history.length > 1) history.back();
  else stay();
}
