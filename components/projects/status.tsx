import type { ReactNode } from 'react';
import type { Accent } from '@/lib/content/schema/accents';
import { ACCENT_TEXT } from '../ui/accent';

export function Status({ color, children }: { color: Accent; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-caption">
      <span aria-hidden="true" className={`bg-current size-2 rounded-full ${ACCENT_TEXT[color]}`} />
      {children}
    </span>
  );
}
