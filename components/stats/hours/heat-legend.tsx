import type { ReactNode } from 'react';
import type { Intensity } from '@/lib/dev-stats/rules/commits/heat-map';

const LEVELS: { level: Intensity; label: string }[] = [
  { level: 'none', label: 'None' },
  { level: 'low', label: 'Low' },
  { level: 'medium', label: 'Medium' },
  { level: 'high', label: 'High' },
  { level: 'very-high', label: 'Very high' },
];

export function HeatLegend({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-caption text-soft">
      <ul aria-label="Intensity" className="flex flex-wrap gap-x-4 gap-y-1 max-sm:gap-x-2">
        {LEVELS.map(({ level, label }) => (
          <li key={level} className="flex items-center gap-1.5 max-sm:gap-1">
            <span aria-hidden="true" data-intensity={level} className="star size-5" />
            {label}
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="text-ink tabular-nums print:hidden">
        {children}
      </p>
    </div>
  );
}
