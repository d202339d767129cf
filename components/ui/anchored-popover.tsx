import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

export interface AnchoredProps {
  trigger: RefObject<HTMLElement | null>;
  onClose(): void;
}

const MARGIN = 16;
const GAP = 8;

export function AnchoredPopover({
  trigger,
  onClose,
  label,
  children,
}: AnchoredProps & { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const popover = box.current;
    const source = trigger.current;
    if (!popover || !source) return;
    popover.showPopover({ source });
    place(popover, source);
    popover.focus({ preventScroll: true });
  }, [trigger]);

  return createPortal(
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onToggle={(event) => event.newState === 'closed' && onClose()}
      className="anchored-popover"
    >
      {children}
    </div>,
    document.body,
  );
}

function place(popover: HTMLElement, source: HTMLElement) {
  const at = source.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const room = document.documentElement.clientWidth - width - MARGIN;
  const isAbove = at.bottom + GAP + height > window.innerHeight && at.top > height + GAP;
  popover.style.left = `${Math.max(MARGIN, Math.min(at.left, room)) + window.scrollX}px`;
  popover.style.top = `${(isAbove ? at.top - GAP - height : at.bottom + GAP) + window.scrollY}px`;
}
