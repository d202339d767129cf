import type { Biography } from '@/lib/biographies/content';
import { countWords, plainParagraphs } from '@/lib/resume/prose';
import { Prose } from '../mdx/prose';
import { DocumentMark } from '../ui/badge';

export function BiographyList({ biographies }: { biographies: Biography[] }) {
  return (
    <div className="space-y-14 lg:col-start-1 lg:row-start-1">
      {biographies.map(({ name, title, body, mark }) => (
        <section key={name} aria-labelledby={name} className="space-y-5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-4">
            <h2 id={name} className="text-section">
              {title}
            </h2>
            <DocumentMark mark={mark} />
            <p className="text-dim tabular-nums">{countWords(plainParagraphs(body.raw).join(' '))} words</p>
          </div>
          <Prose markdown={body.raw} />
        </section>
      ))}
    </div>
  );
}
