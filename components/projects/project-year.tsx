import type { YearGroup } from '@/lib/projects/group';
import type { ProjectSummary } from '@/lib/projects/summary';
import { ProjectCard } from './project-card';

interface ProjectYearProps {
  group: YearGroup<ProjectSummary>;
  compact: boolean;
}

/** The projects of one year, the year itself in the margin. */
export function ProjectYear({ group: { year, projects }, compact }: ProjectYearProps) {
  return (
    <section
      aria-labelledby={`year-${year}`}
      className="grid grid-cols-1 gap-x-10 gap-y-5 border-line border-t pt-6 lg:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <h2 id={`year-${year}`} className="figures text-ink-faint text-section">
        {year}
      </h2>
      <ul className={`grid grid-cols-1 md:grid-cols-2 ${compact ? 'gap-3' : 'gap-6'}`}>
        {projects.map((project) => (
          <li key={project.slug} className="group md:only:col-span-2">
            <ProjectCard project={project} compact={compact} />
          </li>
        ))}
      </ul>
    </section>
  );
}
