import type { ReactNode } from 'react';
import type { Accent } from '@/lib/content/schema/accents';
import { ACCENT_TEXT } from './accent';

interface BadgeProps {
  children: ReactNode;
  /** Colours the dot and text; a badge without one is neutral. */
  color?: Accent | undefined;
  as?: 'span' | 'li';
}

const DOT = 'before:size-1.5 before:rounded-full before:bg-current';

/** A short fact about the thing it stands on. */
export function Badge({ children, color, as: Element = 'span' }: BadgeProps) {
  const tone = color ? `${DOT} ${ACCENT_TEXT[color]}` : 'text-ink-soft';
  return (
    <Element
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-chip border border-line px-2 py-0.5 text-caption ${tone}`}
    >
      {children}
    </Element>
  );
}
