import { type TabsTriggerProps, Trigger } from '@radix-ui/react-tabs';
import type { MouseEvent } from 'react';

export function TabTrigger({ className, ...props }: TabsTriggerProps) {
  return (
    <Trigger
      {...props}
      onMouseDown={focusQuietly}
      className={`min-h-11 rounded-lg text-ink-soft transition-colors hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-accent-ink ${className}`}
    />
  );
}

/** Radix focuses a clicked tab by script, and browsers then show the keyboard ring. Older ones ignore the option. */
function focusQuietly({ button, ctrlKey, currentTarget }: MouseEvent<HTMLButtonElement>) {
  if (button === 0 && !ctrlKey) currentTarget.focus({ focusVisible: false });
}
