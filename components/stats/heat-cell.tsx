import type { HeatCell as Cell } from '@/lib/dev-stats/rules/hourly';
import { slotText } from '@/lib/dev-stats/rules/weekdays';

interface HeatCellProps {
  cell: Cell;
  /** The slot that Tab comes to. */
  active: boolean;
  onFocus(): void;
  onHover(): void;
}

/** One hour of one weekday. */
export function HeatCell({ cell, active, onFocus, onHover }: HeatCellProps) {
  return (
    <td
      tabIndex={active ? 0 : -1}
      data-slot={`${cell.dayOfWeek}-${cell.hour}`}
      data-intensity={cell.intensity}
      onFocus={onFocus}
      onPointerEnter={onHover}
    >
      <span className="sr-only">{slotText(cell)}</span>
    </td>
  );
}
