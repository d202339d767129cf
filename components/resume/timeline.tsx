import type { Role } from '@/lib/content/content';
import { formatPeriod } from '@/lib/dates';
import { groupByCompany } from '@/lib/resume/companies';
import { describeDetails } from '@/lib/resume/lists';
import { DocumentMark } from '../ui/page/document-mark';
import './timeline.css';

/** Newest first. Consecutive roles at one company are grouped. */
export function Timeline({ roles }: { roles: Role[] }) {
  if (roles.length === 0) return null;
  return (
    <section aria-labelledby="career" className="space-y-8 print:space-y-4">
      <h2 id="career" className="text-section">
        Career Timeline
      </h2>
      <ol className="space-y-14 print:space-y-4">
        {groupByCompany(roles).map((stay) => (
          <li key={stay.roles[0]?._id} className="space-y-6 print:space-y-2">
            <div className="sm:pl-[6.5rem] print:flex print:break-after-avoid print:items-baseline print:gap-3 print:pl-0">
              <h3 className="text-title">{stay.company}</h3>
              <p className="text-ink-soft">
                {stay.location}
                {stay.roles.length > 1 && <span className="tabular-nums">, {formatPeriod(stay)}</span>}
              </p>
            </div>
            <ol className="space-y-10 print:space-y-3">
              {stay.roles.map((role) => (
                <RoleEntry key={role._id} role={role} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

function RoleEntry({ role }: { role: Role }) {
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-[4.5rem_minmax(0,1fr)] print:block print:break-inside-avoid">
      <p aria-hidden="true" className="figures text-ink-faint text-title sm:text-right print:hidden">
        {(role.startDate ?? role.endDate)?.slice(0, 4)}
      </p>
      <div className="relative space-y-3 border-line sm:border-l sm:pl-8 print:space-y-1.5 print:border-0 print:pl-0">
        <span
          aria-hidden="true"
          className="-left-1 absolute top-2.5 hidden size-2 rounded-full bg-accent-ink sm:block print:hidden"
        />
        <div className="print:flex print:justify-between print:gap-4">
          <h4 id={role.name} className="font-medium text-lead">
            <a href={`#${role.name}`} className="role-link">
              {role.title}
            </a>
          </h4>
          <p className="flex gap-3 text-caption text-ink-faint tabular-nums print:whitespace-nowrap">
            {formatPeriod(role)}
            <DocumentMark mark={role.mark} />
          </p>
        </div>
        {[role.about, role.summary].filter(Boolean).map((text) => (
          <p key={text} className="whitespace-pre-line">
            {text}
          </p>
        ))}
        <ul className="list-disc space-y-2 pl-5 text-ink-soft marker:text-ink-faint empty:hidden print:space-y-0.5">
          {(role.highlights ?? []).map((highlight) => (
            <li key={highlight} className="whitespace-pre-line">
              {highlight}
            </li>
          ))}
        </ul>
        {describeDetails(role).map((fact) => (
          <p key={fact} className="text-caption text-ink-soft">
            {fact}
          </p>
        ))}
      </div>
    </li>
  );
}
