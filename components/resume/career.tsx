import type { CSSProperties } from 'react';
import type { ResumeOverview, Role } from '@/lib/content/content';
import { formatMonth } from '@/lib/dates';
import { nameDegree } from '@/lib/resume/sources';
import { createAxis, type Step } from '@/lib/year-axis';
import './career.css';

/** Width of a letter of a label, as a share of the drawing on a wide screen. */
const LETTER = 0.008;

export function Career({ roles: all, resume }: { roles: Role[]; resume: ResumeOverview }) {
  const roles = all.filter(({ startDate }) => startDate);
  if (roles.length === 0) return null;
  const education = resume.education.filter(({ startDate }) => startDate);
  const certifications = resume.certifications.flatMap(({ date }) => date ?? []);
  const now = new Date().toISOString();
  const { locate, ticks } = createAxis(
    [...roles, ...education].flatMap(({ startDate }) => startDate ?? []),
    now,
  );
  const degrees = education.map((entry) => ({ ...entry, ...locate(entry) }));
  const issued = certifications.map((date) => locate({ endDate: date }).start);
  const lastDegree = Math.max(0, ...degrees.map(({ start, degree = '' }) => start + degree.length * 3 * LETTER));
  return (
    <div className="career" aria-hidden="true">
      <div className="career-steps" style={{ '--rows': roles.length } as CSSProperties}>
        {roles.map((role, row) => {
          const step = locate(role);
          const isAbove = step.start < Math.max(role.title.length, role.company.length * 0.66) * LETTER;
          return (
            <span
              key={role._id}
              className="career-step"
              data-now={!role.endDate || undefined}
              data-above={isAbove || undefined}
              style={{ ...place(step), '--row': row } as CSSProperties}
            >
              <span className="career-label">
                <b>{role.title}</b>
                <i>{role.company}</i>
              </span>
            </span>
          );
        })}
      </div>
      <div className="career-axis">
        {ticks.map(({ year, at, isLabeled }) => (
          <span key={year} data-late={at > 0.76 || undefined} style={place({ start: at, end: at })}>
            {isLabeled && year}
          </span>
        ))}
        <span className="career-today">{formatMonth(now)}</span>
      </div>
      <div className="career-studies">
        {degrees.map((entry) => (
          <span key={entry.startDate} className="career-degree" style={place(entry)}>
            <b>{nameDegree(entry)}</b>
            <i>{entry.degree}</i>
          </span>
        ))}
        {issued.length > 0 && (
          <span className="career-issued" data-below={Math.min(...issued) < lastDegree || undefined}>
            {issued.map((at) => (
              <span key={at} style={place({ start: at, end: at })} />
            ))}
            <b style={place({ start: 0, end: Math.max(0.2, ...issued) })}>
              {issued.length === 1 ? '1 certification' : `${issued.length} certifications`}
            </b>
          </span>
        )}
      </div>
    </div>
  );
}

function place({ start, end }: Step) {
  return { '--start': start.toFixed(4), '--width': (end - start).toFixed(4) } as CSSProperties;
}
