import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { DEFINITION_GROUPS, type Definition, type DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';
import { DefinitionFacts } from './definition-facts';

export interface DefinitionPopoverProps {
  definition: DefinitionId;
  /** The popover opens below it. */
  link: RefObject<HTMLAnchorElement | null>;
  onClose(): void;
}

const DEFINITIONS: Definition[] = DEFINITION_GROUPS.flatMap((group) => [...group.definitions]);
const MARGIN = 16;
const GAP = 8;

/** Closes on Escape and on a click elsewhere, and restores the focus. */
export function DefinitionPopover({ definition, link, onClose }: DefinitionPopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const known = DEFINITIONS.find(({ id }) => id === definition);

  useLayoutEffect(() => {
    const [popover, source] = [box.current, link.current];
    if (!popover || !source) return;
    popover.showPopover({ source });
    place(popover, source);
    popover.focus({ preventScroll: true });
  }, [link]);

  return createPortal(
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={`Definition: ${known?.term}`}
      tabIndex={-1}
      onToggle={(event) => event.newState === 'closed' && onClose()}
      className="definition-popover"
    >
      <p className="font-medium">{known?.term}</p>
      <p className="mt-1 text-ink-soft">{known?.text}</p>
      <div className="mt-3">{known && <DefinitionFacts {...known} />}</div>
      <a
        href={`/docs/statistics#${definition}`}
        className="mt-1 inline-flex min-h-11 items-center text-accent-ink underline underline-offset-4"
      >
        More on the definitions page
      </a>
    </div>,
    document.body,
  );
}

/** Below the link, or above it where there is no room. */
function place(popover: HTMLElement, source: HTMLElement) {
  const at = source.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const room = document.documentElement.clientWidth - width - MARGIN;
  const isAbove = at.bottom + GAP + height > window.innerHeight && at.top > height + GAP;
  popover.style.left = `${Math.max(MARGIN, Math.min(at.left, room)) + window.scrollX}px`;
  popover.style.top = `${(isAbove ? at.top - GAP - height : at.bottom + GAP) + window.scrollY}px`;
}
