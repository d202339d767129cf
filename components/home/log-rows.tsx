import { Children, type ReactNode } from 'react';
import { slugify } from '@/lib/slug';

interface LogRowsProps {
  title: string;
  more: { href: string; text: string };
  note?: ReactNode;
  children: ReactNode;
}

export function LogRows({ title, more, note, children }: LogRowsProps) {
  const rows = Children.toArray(children);
  if (rows.length === 0) return null;
  const id = slugify(title);
  return (
    <section aria-labelledby={id} className="log-line relative space-y-6 py-5 md:space-y-10 md:py-16">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order.
        <div key={index} className="log-row">
          {/* Without a height, so that a portrait below the title does not part the rows. */}
          <div className={rows.length > 1 ? 'log-margin lg:h-0' : 'log-margin'}>
            {index === 0 && (
              <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 lg:block lg:space-y-3">
                <h2 id={id} className="text-section">
                  {title}
                </h2>
                <a href={more.href} className="log-link text-caption">
                  {more.text}
                </a>
                {note && <div className="lg:pt-3">{note}</div>}
              </div>
            )}
          </div>
          {row}
        </div>
      ))}
    </section>
  );
}
