import { isCurrent } from '@/lib/dates';
import type { Project } from '@/lib/projects/projects';
import { createAxis } from '@/lib/year-axis';
import './year-axis.css';

/** The names are in the three years before the first project. */
export function YearAxis({ projects, slug: current }: { projects: readonly Project[]; slug: string }) {
  const starts = projects.map(({ startDate }) => startDate);
  const { locate, ticks } = createAxis(starts, new Date().toISOString(), 3);
  return (
    <div aria-hidden="true" className="year-axis max-md:hidden" data-markdown="skip">
      {projects.map((project) => {
        const { start, end } = locate(project);
        return (
          <a
            key={project.slug}
            href={`/projects/${project.slug}`}
            tabIndex={-1}
            data-current={project.slug === current || undefined}
            style={{ gridTemplateColumns: `${percent(start)} ${percent(end - start)}` }}
          >
            <span className="truncate">{project.title}</span>
            <i data-now={isCurrent(project) || undefined} />
          </a>
        );
      })}
      <p>
        {ticks
          .filter(({ isLabeled }) => isLabeled)
          .map(({ year, at }) => (
            <span key={year} style={{ left: percent(at) }}>
              {year}
            </span>
          ))}
      </p>
    </div>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
