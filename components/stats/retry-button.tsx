import { RefreshCw } from 'lucide-react';
import { BUTTON_CLASS } from '../ui/button-link';

interface RetryButtonProps {
  label: string;
  /** What it says while it works. */
  busyLabel: string;
  busy: boolean;
  onPress(): void;
}

/** A button that asks the server again. While it does it stays focusable, so that the keyboard keeps its place. */
export function RetryButton({ label, busyLabel, busy, onPress }: RetryButtonProps) {
  return (
    <button
      type="button"
      className={BUTTON_CLASS.quiet}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onPress();
      }}
    >
      <RefreshCw aria-hidden="true" className={`size-4 ${busy ? 'animate-spin' : ''}`} />
      {busy ? busyLabel : label}
    </button>
  );
}
