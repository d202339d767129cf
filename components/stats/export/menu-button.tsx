import { Ellipsis } from 'lucide-react';
import { type ComponentProps, Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { lazyPart } from '../lazy-part';

const load = () => import('./panel-menu');
const prefetch = () => void load().catch(() => undefined);
const PanelMenu = lazyPart(load);

/** The menu loads when its button is hovered, focused or pressed. */
export function MenuButton(menu: ComponentProps<typeof PanelMenu>) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const label = `Options: ${menu.title}`;

  function readState() {
    const opened = popover.current?.matches(':popover-open') ?? false;
    setIsOpen(opened);
    if (opened) popover.current?.focus({ preventScroll: true });
  }

  // A menu that was opened before hydration has sent its event already.
  useLayoutEffect(readState, []);

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={label}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        className="needs-script -mr-2 inline-grid size-8 shrink-0 place-items-center text-dim hover:text-ink"
      >
        <Ellipsis />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onToggle={readState}
        className="anchored-popover"
      >
        {isOpen && (
          <Suspense>
            <PanelMenu {...menu} />
          </Suspense>
        )}
      </div>
    </>
  );
}
