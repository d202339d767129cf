import type { ReactNode } from 'react';
import { slugify } from '@/lib/slug';

interface SectionProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
  id?: string;
}

/** The id is on the heading, where a search looks for it. */
export function Section({ title, note, children, id = slugify(title) }: SectionProps) {
  return (
    <section aria-labelledby={id} className="border-line border-t py-12 md:py-16">
      <div className="grid grid-cols-1 gap-x-12 gap-y-7 lg:grid-cols-[16rem_minmax(0,1fr)] print:block print:space-y-5">
        <div className="space-y-3">
          <h2 id={id} className="text-section">
            {title}
          </h2>
          {note && <div className="max-w-prose text-caption text-ink-faint">{note}</div>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
