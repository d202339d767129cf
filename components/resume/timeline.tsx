import type { Role } from '@/lib/content/content';
import { groupByCompany } from '@/lib/resume/companies';
import { describeDetails } from '@/lib/resume/details';
import { DocumentMark } from '../ui/badge';
import { WhenPeriod } from '../ui/page/when';
import './timeline.css';

export function Timeline({ roles }: { roles: Role[] }) {
  if (roles.length === 0) return null;
  return (
    <section aria-labelledby="career" className="log-line relative pt-6 md:pt-12">
      <div className="log-row">
        <h2 id="career" className="log-text mb-5 text-section">
          Career Timeline
        </h2>
      </div>
      <ol>
        {groupByCompany(roles).map((stay) => (
          <li key={stay[0]?._id}>
            <ol className="relative">
              {stay.map((role, index) => (
                <li key={role._id} className="log-row pb-4 md:pb-9 print:break-inside-avoid print:pb-2">
                  {index === 0 && (
                    <div className="log-margin max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-2">
                      <h3 className="text-title">{role.company}</h3>
                      <p className="text-caption text-dim">{role.location}</p>
                    </div>
                  )}
                  <WhenPeriod {...role} />
                  <RoleText role={role} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

function RoleText({ role }: { role: Role }) {
  const { name, title, mark, about, summary, highlights = [] } = role;
  return (
    <div className="log-text">
      <h4 id={name} className="font-normal font-serif text-title">
        <a href={`#${name}`} className="role-link">
          {title}
        </a>
      </h4>
      <DocumentMark mark={mark} />
      {[about, summary].filter(Boolean).map((text) => (
        <p key={text} className="mt-2 whitespace-pre-line">
          {text}
        </p>
      ))}
      <ul className="resume-highlights mt-1 text-soft md:mt-2 empty:hidden">
        {highlights.map((highlight) => (
          <li key={highlight} className="whitespace-pre-line">
            {highlight}
          </li>
        ))}
      </ul>
      {describeDetails(role).map((fact) => (
        <p key={fact} className="text-caption text-soft">
          {fact}
        </p>
      ))}
    </div>
  );
}
