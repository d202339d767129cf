import type { CSSProperties } from 'react';
import type { ResumeOverview, Role } from '@/lib/content/content';
import { formatMonth, isCurrent } from '@/lib/dates';
import { nameDegree } from '@/lib/resume/sources';
import { createAxis, type Step } from '@/lib/year-axis';
import './career.css';

/** Width of a letter of a label, as a share of the drawing on a wide screen. */
const LETTER = 0.009;
/** Share of the drawing below which the names of two degrees would overlap in one row. */
const CLOSE = 0.24;

export function Career({ roles: all, resume }: { roles: Role[]; resume: ResumeOverview }) {
  const roles = all.filter(({ startDate }) => startDate);
  if (roles.length === 0) return null;
  const education = resume.education.filter(({ startDate }) => startDate);
  const now = new Date().toISOString();
  const { locate, ticks } = createAxis(
    [...roles, ...education].flatMap(({ startDate }) => startDate ?? []),
    now,
  );
  const starts = education.map((entry) => locate(entry).start).toSorted((a, b) => a - b);
  const areClose = starts.some((start, index) => index > 0 && start - (starts[index - 1] ?? 0) < CLOSE);
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
              data-now={isCurrent(role) || undefined}
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
          <span key={year} style={place({ start: at, end: at })}>
            {isLabeled && year}
          </span>
        ))}
        <span className="career-today">{formatMonth(now)}</span>
      </div>
      <div className="career-studies" data-close={areClose || undefined}>
        {education.map((entry) => (
          <span key={entry.startDate} className="career-degree" style={place(locate(entry))}>
            <b>{nameDegree(entry)}</b>
            <i>{entry.degree}</i>
          </span>
        ))}
      </div>
    </div>
  );
}

function place({ start, end }: Step) {
  return { '--start': start.toFixed(4), '--width': (end - start).toFixed(4) } as CSSProperties;
}
