import type { ReactNode } from 'react';
import type { Accent } from '@/lib/schema/accents';
import { ACCENT_TEXT } from './accent';

interface BadgeProps {
  children: ReactNode;
  /** Colours the dot and text; a badge without one is neutral. */
  color?: Accent | undefined;
}

/** A short fact about the thing it stands on. */
export function Badge({ children, color }: BadgeProps) {
  const tone = color ? ACCENT_TEXT[color] : 'text-ink-soft';
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-chip border border-line px-2 py-0.5 text-caption ${tone}`}
    >
      {color && <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}
