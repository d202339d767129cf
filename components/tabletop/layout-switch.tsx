import { useSyncExternalStore } from 'react';
import type { LayoutView } from '@/lib/tabletop/list';
import { Segmented } from '../ui/form/controls';

/** The width below which the `list:` styles apply without a choice. */
const NARROW = '(width < 64rem)';

const OPTIONS = [
  { value: 'cards', label: 'Cards' },
  { value: 'list', label: 'List' },
] as const;

interface LayoutSwitchProps extends LayoutView {
  onChoose(change: LayoutView): void;
}

export function LayoutSwitch({ layout, onChoose }: LayoutSwitchProps) {
  const isNarrow = useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
  return (
    <Segmented
      label="Layout"
      options={OPTIONS}
      value={layout !== 'auto' ? layout : isNarrow ? 'list' : 'cards'}
      onChange={(value) => onChoose({ layout: value })}
    />
  );
}

function watchWidth(onChange: () => void) {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
