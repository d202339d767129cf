import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import type { DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';
import type { DefinitionPopoverProps } from './definition-popover';

interface TermProps {
  definition: DefinitionId;
  /** The defined term, if the link shows something else. */
  of?: string;
  className?: string;
  children: string;
}

const load = () => import('./definition-popover');
const prefetch = () => void load().catch(() => undefined);

/**
 * Opens a definition beside the term. It is a link to the definitions page until the texts have loaded, if they cannot be
 * loaded, and for a new tab.
 */
export function Term({ definition, of, className = TERM, children }: TermProps) {
  const [Popover, setPopover] = useState<ComponentType<DefinitionPopoverProps>>();
  const link = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(false);
  const href = `/docs/statistics#${definition}`;

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (wasOpen.current) return;
    load().then(
      (module) => setPopover(() => module.DefinitionPopover),
      () => window.location.assign(href),
    );
  }

  return (
    <>
      <a
        ref={link}
        href={href}
        aria-label={`Definition: ${of ?? children}`}
        aria-haspopup="dialog"
        aria-expanded={Popover !== undefined}
        onClick={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        // Pressing the mouse closes an open popover before the click.
        onPointerDown={() => {
          wasOpen.current = Popover !== undefined;
        }}
        onKeyDown={() => {
          wasOpen.current = false;
        }}
        className={className}
      >
        {children}
      </a>
      {Popover && <Popover definition={definition} link={link} onClose={() => setPopover(undefined)} />}
    </>
  );
}

const TERM = 'underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-accent-ink';

/** A question mark. */
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
