import type { HeatCell as Cell } from '@/lib/stats/hourly';
import { hourName, WEEKDAYS } from '@/lib/stats/weekdays';

interface HeatCellProps {
  cell: Cell;
  /** The slot that Tab comes to. */
  active: boolean;
  onFocus(): void;
}

/** One hour of one weekday. */
export function HeatCell({ cell: { hour, dayOfWeek, commits, intensity }, active, onFocus }: HeatCellProps) {
  const text = `${WEEKDAYS[dayOfWeek]} ${hourName(hour)}: ${commits} ${commits === 1 ? 'commit' : 'commits'}`;
  return (
    <td
      tabIndex={active ? 0 : -1}
      data-slot={`${dayOfWeek}-${hour}`}
      data-intensity={intensity}
      title={text}
      onFocus={onFocus}
    >
      <span className="sr-only">{text}</span>
    </td>
  );
}
