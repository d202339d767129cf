import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldedProps {
  title: string;
  /** Whether a choice inside changes the page. It is then open. */
  isUsed: boolean;
  className?: string;
  children: ReactNode;
}

export function Folded({ title, isUsed, className = '', children }: FoldedProps) {
  return (
    <details ref={isUsed ? open : undefined} data-markdown="skip" className={`group min-w-0 open:w-full ${className}`}>
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <h2 className="font-sans text-caption">{title}</h2>
        <ChevronDown className="size-4 text-dim group-open:rotate-180" />
      </summary>
      <section aria-label={title} className="pt-2 pb-6">
        {children}
      </section>
    </details>
  );
}

/** An `open` attribute from React would close the part once the choice is cleared. */
function open(details: HTMLDetailsElement | null) {
  if (details) details.open = true;
}
