import type { Role } from '@/lib/content/content';
import { latestOutcomes } from '@/lib/resume/outcomes';
import { OutcomeFigure } from '../ui/outcome-figure';

export function Results({ roles }: { roles: Role[] }) {
  const results = latestOutcomes(roles);
  if (results.length === 0) return null;
  return (
    <section aria-label="Results" className="border-rule border-t pt-6">
      <ul className="grid grid-cols-1 gap-x-8 gap-y-5 md:auto-cols-fr md:grid-flow-col">
        {results.map(({ role, outcome }) => (
          <li key={outcome.metric} className="group relative flex flex-wrap items-baseline gap-x-4 md:block">
            <p className="min-w-[8.5rem] text-figure">
              <OutcomeFigure outcome={outcome} />
            </p>
            <p className="min-w-32 flex-1 text-caption text-dim md:mt-1">
              <a href={`/resume#${role}`} className="stretched font-medium text-ink group-hover:text-violet-text">
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
