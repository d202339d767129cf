import type { ComponentProps } from 'react';
import { KINDS } from '@/lib/site/search/kinds';
import type { Marked } from '@/lib/site/search/marks';
import type { Result } from '@/lib/site/search/results';

const FILE = /\.(pdf|docx|txt|vcf)$/;

interface ResultLinkProps extends ComponentProps<'a'> {
  result: Result;
  showsKind: boolean;
}

export function ResultLink({ result, showsKind, ...props }: ResultLinkProps) {
  const { href, title, place, excerpt, detail, image, kind } = result;
  return (
    <a
      {...props}
      href={href}
      tabIndex={-1}
      {...(FILE.test(href) && { download: '' })}
      className="-mx-3 flex scroll-mt-72 scroll-mb-6 items-start gap-4 rounded-lg px-3 py-2.5 aria-selected:bg-raised"
    >
      {image && (
        <img src={image} alt="" width={80} height={50} className="mt-1 aspect-8/5 w-20 shrink-0 rounded object-cover" />
      )}
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          <MarkedText parts={title} />
          {place && <span className="text-accent-ink"> › {place}</span>}
        </span>
        {excerpt ? (
          <span className="line-clamp-2 text-caption text-ink-soft">
            <MarkedText parts={excerpt} />
          </span>
        ) : (
          detail && <span className="line-clamp-2 text-caption text-ink-soft">{detail}</span>
        )}
      </span>
      {showsKind && (
        <span className="shrink-0 pt-0.5 text-caption text-ink-faint max-sm:hidden">
          {KINDS.find(({ value }) => value === kind)?.label}
        </span>
      )}
    </a>
  );
}

function MarkedText({ parts }: { parts: Marked }) {
  return parts.map(({ text, isMarked }, index) => {
    const key = `${index} ${text}`;
    return isMarked ? <Mark key={key}>{text}</Mark> : text;
  });
}

function Mark({ children }: { children: string }) {
  return <mark className="bg-transparent text-accent-ink underline underline-offset-3">{children}</mark>;
}
