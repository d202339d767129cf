import type { Role } from '@/lib/content/content';
import { latestOutcomes } from '@/lib/resume/outcomes';
import { OutcomeFigure } from '../ui/outcome-figure';

export function OutcomeBand({ roles }: { roles: Role[] }) {
  const results = latestOutcomes(roles);
  if (results.length === 0) return null;
  return (
    <section aria-label="Results" className="full-bleed py-12 md:py-16">
      <ul className="grid break-inside-avoid grid-cols-1 gap-x-12 gap-y-10 md:auto-cols-fr md:grid-flow-col">
        {results.map(({ role, outcome }) => (
          <li key={outcome.metric} className="group relative space-y-3">
            <p className="text-[clamp(2rem,4.2vw,3.5rem)] leading-none">
              <OutcomeFigure outcome={outcome} />
            </p>
            <p className="text-ink-soft">
              <a href={`/resume#${role}`} className="stretched text-ink group-hover:text-accent-ink">
                {outcome.metric}
              </a>
              {outcome.period && `, ${outcome.period}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
