import type { YearGroup } from '@/lib/projects/group';
import type { ProjectSummary } from '@/lib/projects/summary';
import { ProjectCard } from './project-card';

interface ProjectYearProps {
  group: YearGroup<ProjectSummary>;
  compact: boolean;
  /** Goes on where the section before ended, under its heading. */
  isContinued?: boolean;
}

/** The projects of one year, the year itself in the margin. One alone in its year takes the width of two. */
export function ProjectYear({ group: { year, projects }, compact, isContinued }: ProjectYearProps) {
  const isAlone = projects.length === 1 && !isContinued;
  const top = isContinued ? (compact ? '-mt-5' : '-mt-2') : 'border-line border-t pt-6';
  return (
    <section
      aria-labelledby={`year-${year}`}
      className={`grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-[8rem_minmax(0,1fr)] ${top}`}
    >
      {!isContinued && (
        <h2 id={`year-${year}`} className="figures text-ink-faint text-section">
          {year}
        </h2>
      )}
      <ul className={`grid grid-cols-1 md:grid-cols-2 lg:col-start-2 ${compact ? 'gap-3' : 'gap-6'}`}>
        {projects.map((project) => (
          <li key={project.slug} className={`card-cell ${isAlone ? 'group md:col-span-2' : ''}`}>
            <ProjectCard project={project} compact={compact} />
          </li>
        ))}
      </ul>
    </section>
  );
}
