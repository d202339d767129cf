import type { Role } from '@/lib/content';
import { formatPeriod } from '@/lib/dates';

/** The career, newest role first, its years in the margin. */
export function Timeline({ roles }: { roles: Role[] }) {
  return (
    <section aria-labelledby="career" className="space-y-8">
      <h2 id="career" className="text-section">
        Career Timeline
      </h2>
      <ol className="space-y-12">
        {roles.map((role) => (
          <li key={role._id} className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
            <p aria-hidden="true" className="figures text-ink-faint text-title sm:text-right">
              {role.startDate.slice(0, 4)}
            </p>
            <div className="relative space-y-3 border-line sm:border-l sm:pl-8">
              <span
                aria-hidden="true"
                className="-left-1 absolute top-2.5 hidden size-2 rounded-full bg-accent-ink sm:block"
              />
              <h3 className="text-title">{role.title}</h3>
              <p className="text-ink-soft">
                {role.company}, {role.location}
                <span className="block text-caption text-ink-faint tabular-nums">{formatPeriod(role)}</span>
              </p>
              <p>{role.summary}</p>
              <ul className="list-disc space-y-2 pl-5 text-ink-soft marker:text-ink-faint">
                {role.highlights.map((highlight) => (
                  <li key={highlight}>{highlight}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
