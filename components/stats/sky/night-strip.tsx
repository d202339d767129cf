import type { Accent } from '@/lib/content/schema/accents';
import { HOUR_MS } from '@/lib/dates';
import { findNight, type LocalNights } from '@/lib/dev-stats/rules/history/nights';
import { ACCENT_TEXT } from '../../ui/accent';
import { FOUR, HOUR_LABELS } from './year-panel';

/** In hours: the least width of a run. */
const NARROWEST = 0.15;

interface NightStripProps {
  nights: LocalNights;
  /** A result of `localTime`. */
  start: string;
  seconds: number | null;
  color: Accent;
}

/** A run on its day, from noon to noon, with the night shaded. Decorative: the time is beside it as text. */
export function NightStrip({ nights, start, seconds, color }: NightStripProps) {
  const sinceNoon = Date.parse(start) - 12 * HOUR_MS;
  const hour = (sinceNoon / HOUR_MS) % 24;
  const span = findNight(nights, new Date(sinceNoon).toISOString().slice(0, 10));
  return (
    <svg aria-hidden="true" viewBox="0 0 24 36" preserveAspectRatio="none" className="h-8 w-full">
      {span && (
        <>
          <path className="night-fill" d={`M${span[0]},0H${span[3]}V36H${span[0]}Z`} />
          <path className="night-fill" d={`M${span[1]},0H${span[2]}V36H${span[1]}Z`} />
        </>
      )}
      <path className="night-four" d={`M${FOUR},0V36`} />
      <path
        className={`chart-mark ${ACCENT_TEXT[color]}`}
        d={`M${hour},13h${Math.max(NARROWEST, (seconds ?? 0) / 3600)}v10H${hour}Z`}
      />
    </svg>
  );
}

export function StripHours({ hasNights }: { hasNights: boolean }) {
  return (
    <span className="relative block h-6">
      {hasNights &&
        HOUR_LABELS.map(([hour, label]) => (
          <span
            key={hour}
            className={`absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full ${hour === FOUR ? 'text-ink' : ''}`}
            style={{ left: `${(hour / 24) * 100}%` }}
          >
            {label}
          </span>
        ))}
    </span>
  );
}
