import { Fragment, type ReactNode } from 'react';
import type { ResumeOverview } from '@/lib/content/content';
import { nameDegree } from '@/lib/resume/sources';
import { WhenPeriod } from '../ui/page/when';
import { LogRows } from './log-rows';

/** Projects of the résumé and studies, for an owner who has no positions yet. */
export function Studies({ resume, note }: { resume: ResumeOverview; note: ReactNode }) {
  const projects = (resume.projects ?? []).map(({ name, description, ...period }) => ({
    ...period,
    title: name,
    text: description,
  }));
  const studies = resume.education.map((study) => ({ ...study, title: nameDegree(study), text: study.institution }));
  const heading = projects.length > 0 ? 'Projects and Education' : 'Education';
  return (
    <LogRows title={heading} more={{ href: '/resume', text: 'Full resume' }} note={note}>
      {[...projects, ...studies].map(({ title, text, startDate, endDate }) => (
        <Fragment key={`${title} ${text}`}>
          <WhenPeriod startDate={startDate} endDate={endDate} />
          <div className="log-text space-y-1">
            <h3 className="text-section">{title}</h3>
            {text !== title && <p className="max-w-[64ch] text-soft">{text}</p>}
          </div>
        </Fragment>
      ))}
    </LogRows>
  );
}
