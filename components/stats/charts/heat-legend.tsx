import type { ReactNode } from 'react';
import type { Intensity } from '@/lib/dev-stats/rules/commits/heat-map';
import { DefinitionLink } from '../definitions/definition-link';
import { StarSample } from './star-grid';

const LEVELS: { level: Intensity; label: string }[] = [
  { level: 'none', label: 'None' },
  { level: 'low', label: 'Low' },
  { level: 'medium', label: 'Medium' },
  { level: 'high', label: 'High' },
  { level: 'very-high', label: 'Very high' },
];

interface HeatLegendProps {
  label: string;
  children: ReactNode;
}

export function HeatLegend({ label, children }: HeatLegendProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 text-caption text-ink-soft">
      <p aria-hidden="true" className="grow text-ink tabular-nums print:hidden">
        {children}
      </p>
      <ul
        aria-label={label}
        className="flex flex-wrap gap-x-2 gap-y-1 max-sm:order-last max-sm:basis-full max-sm:justify-between sm:gap-x-4"
      >
        {LEVELS.map(({ level, label }) => (
          <li key={level} className="flex items-center gap-1 sm:gap-1.5">
            <StarSample intensity={level} />
            {label}
          </li>
        ))}
      </ul>
      <DefinitionLink id="intensity" of={label} />
    </div>
  );
}
