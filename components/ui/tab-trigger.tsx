import { type TabsTriggerProps, Trigger } from '@radix-ui/react-tabs';
import type { MouseEvent } from 'react';

export function TabTrigger({ className, ...props }: TabsTriggerProps) {
  return (
    <Trigger
      {...props}
      onMouseDown={focusQuietly}
      className={`-mb-px min-h-11 border-transparent border-b-2 text-soft transition-colors hover:text-ink data-[state=active]:border-violet data-[state=active]:text-ink ${className ?? ''}`}
    />
  );
}

/** Radix focuses a clicked tab by script, which shows the keyboard ring. Older browsers ignore the option. */
function focusQuietly({ button, ctrlKey, currentTarget }: MouseEvent<HTMLButtonElement>) {
  if (button === 0 && !ctrlKey) currentTarget.focus({ focusVisible: false });
}
