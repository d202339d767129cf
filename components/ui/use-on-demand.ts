import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Loads a popover's component when its trigger is hovered, focused or pressed. The trigger takes `triggerProps`. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Popover, setPopover] = useState<ComponentType<Props>>();
  const wasOpen = useRef(false);
  const isOpen = Popover !== undefined;
  const prefetch = () => void load().catch(() => undefined);

  async function open() {
    if (wasOpen.current) return;
    const component = await load();
    // The close event arrives late and would close the next popover of the same element.
    flushSync(() => setPopover(undefined));
    setPopover(() => component);
  }

  const triggerProps = {
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': isOpen,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    // Pressing the mouse closes an open popover before the click.
    onPointerDown: () => {
      wasOpen.current = isOpen;
    },
    onKeyDown: () => {
      wasOpen.current = false;
    },
  };
  return { Popover, open, close: () => setPopover(undefined), triggerProps };
}
