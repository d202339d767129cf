import { Ellipsis } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, type ToggleEvent, useId, useState } from 'react';

const load = () => import('./panel-menu');
const prefetch = () => void load().catch(() => undefined);
const PanelMenu = lazy(load);

/** The menu loads when its button is hovered, focused or pressed. */
export function MenuButton(menu: ComponentProps<typeof PanelMenu>) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const label = `Options: ${menu.title}`;

  function handleToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    setIsOpen(newState === 'open');
    if (newState === 'open') currentTarget.focus({ preventScroll: true });
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={label}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        className="needs-script inline-grid size-8 shrink-0 place-items-center text-dim hover:text-ink"
      >
        <Ellipsis />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onToggle={handleToggle}
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
