import type { ReactNode } from 'react';
import type { Accent } from '@/lib/content/schema/accents';
import type { Mark } from '@/lib/content/visibility';
import { ACCENT_TEXT } from './accent';

const DOT = 'before:size-1.5 before:rounded-full before:bg-current before:forced-color-adjust-none';

export function Badge({ children, color }: { children: ReactNode; color?: Accent | undefined }) {
  const tone = color ? `${DOT} ${ACCENT_TEXT[color]}` : 'text-soft';
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-card border border-hairline px-2 py-0.5 text-caption ${tone}`}
    >
      {children}
    </span>
  );
}

/** Hidden in production. */
export function DocumentMark({ mark }: { mark: Mark | undefined }) {
  return mark && <Badge color="orange">{mark}</Badge>;
}
