import type { Accent } from '@/lib/content/schema/accents';
import { ACCENT_TEXT } from '../ui/accent';

interface BarProps {
  /** Filled part, 0 to 100. */
  percent: number;
  color?: Accent;
}

/**
 * A horizontal bar in plain CSS: a chart library would weigh more than this page may, for what a box with
 * a width does. Its value stands beside it as text, so it is decoration; in forced colours it keeps its shape.
 */
export function Bar({ percent, color = 'gray' }: BarProps) {
  return (
    <span aria-hidden="true" className="bar block h-2 w-full overflow-hidden rounded-full bg-line">
      <span className={`block h-full rounded-full bg-current ${ACCENT_TEXT[color]}`} style={{ width: `${percent}%` }} />
    </span>
  );
}
