import type { Profile, Role } from '@/lib/content/content';
import { latestRole } from '@/lib/resume/sources';
import { WhenPeriod } from '../ui/page/when';

export function Statistics({ stats, roles }: { stats: Profile['stats']; roles: Role[] }) {
  if (stats.length === 0) return null;
  const latest = latestRole(roles);
  const first = roles.flatMap(({ startDate }) => startDate ?? []).toSorted()[0];
  return (
    <section aria-label="Statistics" className="log-row log-line py-5 md:py-12">
      {first && roles.length > 1 && <WhenPeriod startDate={first} endDate={latest?.endDate} />}
      <dl className="log-text two-columns gap-y-5 lg:grid-cols-4">
        {stats.map(({ id, label, value }) => (
          <div
            key={id}
            className="flex flex-col-reverse justify-end pr-4 border-hairline lg:not-nth-[4n+1]:border-l lg:not-nth-[4n+1]:pl-6"
          >
            <dt className="mt-1 text-caption text-soft">{label}</dt>
            <dd className="figures text-figure">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
