import type { ReactNode } from 'react';
import { slugify } from '@/lib/slug';

interface SectionProps {
  title: string;
  note?: ReactNode;
  when?: ReactNode;
  isBeside?: boolean;
  children: ReactNode;
  id?: string;
}

/** The id is on the heading, where the search expects it. */
export function Section({ title, note, when, isBeside, children, id = slugify(title) }: SectionProps) {
  return (
    <section aria-labelledby={id} className="log-row log-line py-4 md:py-14 print:has-[>*>dl]:break-inside-avoid">
      <div
        className={`log-margin mb-2 space-y-3 ${isBeside ? 'max-lg:flex max-lg:items-center max-lg:justify-between' : ''}`}
      >
        <h2 id={id} className="text-section">
          {title}
        </h2>
        {note && <div className="text-caption text-dim">{note}</div>}
      </div>
      {when}
      <div className="log-text">{children}</div>
    </section>
  );
}
