import type { Intensity } from '@/lib/stats/hourly';
import { DefinitionLink } from './definition-link';

const LEVELS: { level: Intensity; label: string }[] = [
  { level: 'none', label: 'None' },
  { level: 'low', label: 'Low' },
  { level: 'medium', label: 'Medium' },
  { level: 'high', label: 'High' },
  { level: 'very-high', label: 'Very high' },
];

/** What the size of a star means. */
export function HeatLegend() {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-caption text-ink-soft">
      <ul aria-label="Intensity" className="flex flex-wrap gap-x-5 gap-y-2">
        {LEVELS.map(({ level, label }) => (
          <li key={level} className="flex items-center gap-2">
            <span aria-hidden="true" className="heat-sample" data-intensity={level} />
            {label}
          </li>
        ))}
      </ul>
      <DefinitionLink id="intensity" />
    </div>
  );
}
