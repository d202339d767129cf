import type { ReactNode } from 'react';
import type { ResumeOverview, Role } from '@/lib/content/content';
import type { Period } from '@/lib/dates';
import type { Project } from '@/lib/projects/projects';
import { highlightedTechnologies } from '@/lib/projects/summary';
import { nameDegree } from '@/lib/resume/sources';
import { slugify } from '@/lib/slug';
import { DocumentMark } from '../ui/badge';
import { NameList } from '../ui/name-list';
import { WhenPeriod } from '../ui/page/when';

const SHOWN_ROLES = 3;
const RESUME = { href: '/resume', text: 'Full resume' };

interface Row extends Period {
  key: string;
  text: ReactNode;
}

interface RecentProps {
  projects: Project[];
  roles: Role[];
  resume: ResumeOverview;
  note: ReactNode;
}

/** Projects; without projects, roles; with at most one role, education too. */
export function Recent({ projects, roles, resume, note }: RecentProps) {
  if (projects.length > 0) {
    const rows = projects.map((project) => ({
      ...project,
      key: project.slug,
      text: <ProjectCard project={project} />,
    }));
    return <LogRows title="Recent Projects" more={{ href: '/projects', text: 'All projects' }} rows={rows} />;
  }
  const jobs = roles.slice(0, SHOWN_ROLES).map((role) => ({ ...role, key: role.name, text: <RoleText {...role} /> }));
  const studies = listStudies(resume);
  if (jobs.length > 1 || studies.length === 0)
    return <LogRows title="Recent Roles" more={RESUME} note={note} rows={jobs} />;
  const before = jobs.length > 0 ? 'Experience' : resume.projects?.length && 'Projects';
  const heading = before ? `${before} and Education` : 'Education';
  return <LogRows title={heading} more={RESUME} note={note} rows={[...jobs, ...studies]} />;
}

function ProjectCard({ project }: { project: Project }) {
  const { slug, title, description, thumbnailUrl, technologyGroups, mark } = project;
  return (
    <article className="log-text group relative grid grid-cols-1 gap-x-10 gap-y-4 md:grid-cols-[minmax(0,16fr)_minmax(0,9fr)] print:grid-cols-[minmax(0,16fr)_minmax(0,9fr)]">
      {thumbnailUrl && (
        <img
          src={thumbnailUrl}
          alt=""
          width={800}
          height={500}
          loading="lazy"
          style={{ viewTransitionName: `project-${slug}` }}
          className="neatline aspect-8/5 w-full max-w-[calc(100%-8px)] object-cover"
        />
      )}
      <div className="space-y-2">
        <h3 className="text-section">
          <a href={`/projects/${slug}`} className="stretched log-link">
            {title}
          </a>
        </h3>
        <DocumentMark mark={mark} />
        <p className="text-soft">{description}</p>
        <div className="text-caption text-dim">
          <NameList names={highlightedTechnologies(technologyGroups)} label="Technologies" />
        </div>
      </div>
    </article>
  );
}

function RoleText({ name, title, company, summary }: Role) {
  return (
    <div className="log-text space-y-1">
      <h3 className="text-section">
        <a href={`/resume#${name}`} className="log-link">
          {title}
        </a>
      </h3>
      <p className="text-soft">{company}</p>
      {summary && <p className="line-clamp-3 max-w-[64ch] text-caption text-dim">{summary}</p>}
    </div>
  );
}

function listStudies({ projects = [], education }: ResumeOverview): Row[] {
  const entries = [
    ...projects.map((project) => ({ ...project, title: project.name, about: project.description })),
    ...education.map((study) => ({ ...study, title: nameDegree(study), about: study.institution })),
  ];
  return entries.map(({ title, about, startDate, endDate }) => ({
    key: `${title} ${about}`,
    startDate,
    endDate,
    text: (
      <div className="log-text space-y-1">
        <h3 className="text-section">{title}</h3>
        {about !== title && <p className="max-w-[64ch] text-soft">{about}</p>}
      </div>
    ),
  }));
}

interface LogRowsProps {
  title: string;
  more: { href: string; text: string };
  note?: ReactNode;
  rows: Row[];
}

function LogRows({ title, more, note, rows }: LogRowsProps) {
  if (rows.length === 0) return null;
  const id = slugify(title);
  return (
    <section aria-labelledby={id} className="log-line relative space-y-6 py-5 md:space-y-10 md:py-16">
      {rows.map(({ key, startDate, endDate, text }, index) => (
        <div key={key} className="log-row">
          {/* No height, so that a portrait below the title does not push the rows apart. */}
          <div className={rows.length > 1 ? 'log-margin lg:h-0' : 'log-margin'}>
            {index === 0 && (
              <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 lg:block lg:space-y-3">
                <h2 id={id} className="text-section">
                  {title}
                </h2>
                <a href={more.href} className="log-link text-caption">
                  {more.text}
                </a>
                {note && <div className="lg:pt-3">{note}</div>}
              </div>
            )}
          </div>
          <WhenPeriod startDate={startDate} endDate={endDate} />
          {text}
        </div>
      ))}
    </section>
  );
}
