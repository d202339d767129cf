import { Fragment, type ReactNode } from 'react';
import type { Role } from '@/lib/content/content';
import { WhenPeriod } from '../ui/page/when';
import { LogRows } from './log-rows';

const SHOWN = 3;

/** The employers of an owner without projects. */
export function RecentRoles({ roles, note }: { roles: Role[]; note: ReactNode }) {
  const more = { href: '/resume', text: 'Full resume' };
  return (
    <LogRows title="Recent Roles" more={more} note={note}>
      {roles.slice(0, SHOWN).map(({ name, title, company, summary, startDate, endDate }) => (
        <Fragment key={name}>
          <WhenPeriod startDate={startDate} endDate={endDate} />
          <div className="log-text space-y-1">
            <h3 className="text-section">
              <a href={`/resume#${name}`} className="log-link">
                {title}
              </a>
            </h3>
            <p className="text-soft">{company}</p>
            {summary && <p className="line-clamp-3 max-w-[64ch] text-caption text-dim">{summary}</p>}
          </div>
        </Fragment>
      ))}
    </LogRows>
  );
}
