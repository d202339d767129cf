import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
  id?: string;
}

export function Section({ title, note, children, id }: SectionProps) {
  return (
    <section aria-label={title} id={id} className="border-line border-t py-12 md:py-16">
      <div className="grid grid-cols-1 gap-x-12 gap-y-7 lg:grid-cols-[16rem_minmax(0,1fr)] print:block print:space-y-5">
        <div className="space-y-3">
          <h2 className="text-section">{title}</h2>
          {note && <div className="max-w-prose text-caption text-ink-faint">{note}</div>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
