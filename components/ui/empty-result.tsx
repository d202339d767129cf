import type { ReactNode } from 'react';
import { EmptySky } from '../sky/empty-sky';

/** What a list shows when nothing is left in it. */
export function EmptyResult({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 border-line border-t py-20 text-center">
      <EmptySky />
      <p className="text-title">{title}</p>
      {children && <p className="max-w-[48ch] text-ink-soft">{children}</p>}
    </div>
  );
}
