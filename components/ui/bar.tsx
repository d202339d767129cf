import type { Accent } from '@/lib/content/schema/accents';
import { ACCENT_TEXT } from './accent';

interface BarProps {
  /** Filled part, 0 to 100. */
  percent: number;
  color?: Accent;
}

export function Bar({ percent, color = 'gray' }: BarProps) {
  return (
    <span aria-hidden="true" className="bar block h-2 w-full overflow-hidden rounded-full bg-hairline">
      <span className={`block h-full rounded-full bg-current ${ACCENT_TEXT[color]}`} style={{ width: `${percent}%` }} />
    </span>
  );
}
