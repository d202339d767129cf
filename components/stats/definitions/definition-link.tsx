import { type MouseEvent, useRef } from 'react';
import { asServed } from '@/lib/base-path/as-served';
import type { DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';
import { useOnDemand } from '../../ui/use-on-demand';

interface TermProps {
  definition: DefinitionId;
  of?: string;
  className?: string;
  children: string;
}

const load = () => import('./definition-popover').then(({ DefinitionPopover }) => DefinitionPopover);

/** Opens a definition beside the term. A link until the texts have loaded, and for a new tab. */
export function Term({ definition, of, className = TERM, children }: TermProps) {
  const { Popover, open, close, triggerProps } = useOnDemand(load);
  const link = useRef<HTMLAnchorElement>(null);
  const href = `/docs/statistics#${definition}`;

  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open().catch(() => window.location.assign(asServed(href)));
  }

  return (
    <>
      <a
        {...triggerProps}
        ref={link}
        href={href}
        aria-label={`Definition: ${of ?? children}`}
        onClick={handleClick}
        className={className}
      >
        {children}
      </a>
      {Popover && <Popover definition={definition} trigger={link} onClose={close} />}
    </>
  );
}

const TERM = 'underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-accent-ink';

export function DefinitionLink({ id, of }: { id: DefinitionId; of: string }) {
  return (
    <Term
      definition={id}
      of={of}
      className="inline-grid size-6 shrink-0 place-items-center rounded-full border border-line text-caption text-ink-faint tracking-normal hover:border-accent hover:text-accent-ink print:hidden"
    >
      ?
    </Term>
  );
}
