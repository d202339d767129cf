import type { Role } from '@/lib/content/content';
import { latestRole } from '@/lib/resume/sources';
import { OutcomeFigure } from '../ui/outcome-figure';

const SHOWN = 3;

export function Results({ roles }: { roles: Role[] }) {
  const outcomes = roles.flatMap(({ name, outcomes = [] }) => outcomes.map((outcome) => ({ role: name, outcome })));
  const results = outcomes.slice(0, SHOWN);
  if (results.length === 0) return <LatestRole role={latestRole(roles)} />;
  return (
    <section aria-label="Results" className="border-rule border-t pt-6">
      <ul className="grid grid-cols-1 gap-x-8 gap-y-5 md:auto-cols-fr md:grid-flow-col">
        {results.map(({ role, outcome }) => (
          <li key={outcome.metric} className="group relative">
            <p className="text-figure lg:max-[91rem]:text-section">
              <OutcomeFigure outcome={outcome} />
            </p>
            <p className="mt-1 text-caption text-dim">
              <a href={`/resume#${role}`} className="stretched font-medium text-ink group-hover:text-violet-text">
                {outcome.metric}
              </a>
              {outcome.period && (
                <>
                  , <span className="inline-block">{outcome.period}</span>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LatestRole({ role }: { role: Role | undefined }) {
  const highlights = role?.highlights?.slice(0, SHOWN) ?? [];
  if (!role || highlights.length === 0) return null;
  return (
    <section aria-label="Latest role" className="border-rule border-t pt-6">
      <p className="text-caption text-dim">
        <a href={`/resume#${role.name}`} className="log-link text-ink">
          {role.title}
        </a>
        , {role.company}
      </p>
      <ul className="mt-3 grid grid-cols-1 gap-x-8 gap-y-3 md:auto-cols-fr md:grid-flow-col">
        {highlights.map((highlight) => (
          <li key={highlight} className="text-caption text-soft">
            {highlight}
          </li>
        ))}
      </ul>
    </section>
  );
}
