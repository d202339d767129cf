import { memo } from 'react';
import { groupByYear } from '@/lib/projects/group';
import type { ProjectSummary } from '@/lib/projects/summary';
import { LinkList, useLongList } from '../ui/long-list';
import { ProjectCard } from './project-card';

interface ProjectYearsProps {
  projects: readonly ProjectSummary[];
  compact: boolean;
}

export function ProjectYears({ projects, compact }: ProjectYearsProps) {
  const { cards, links, hasLinks, hasMore, end, isPending } = useLongList(projects);
  return (
    <div hidden={projects.length === 0} aria-busy={isPending} className="space-y-8">
      <Years projects={cards} compact={compact} />
      {hasMore && <div ref={end} />}
      {links.length > 0 && (
        <div hidden={!hasLinks}>
          <LinkList entries={links} linkOf={linkOf} />
        </div>
      )}
    </div>
  );
}

const Years = memo(function Years({ projects, compact }: ProjectYearsProps) {
  return groupByYear(projects).map(({ year, projects: members }) => (
    <section
      key={year}
      aria-labelledby={`year-${year}`}
      className="grid break-inside-avoid grid-cols-1 gap-x-10 gap-y-5 border-line border-t pt-6 lg:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <h2 id={`year-${year}`} className="figures text-ink-faint text-section">
        {year}
      </h2>
      <ul className={`grid grid-cols-1 md:grid-cols-2 lg:col-start-2 ${compact ? 'gap-3' : 'gap-6'}`}>
        {members.map((project) => (
          <li key={project.slug} className={`card-cell ${members.length === 1 ? 'group md:col-span-2' : ''}`}>
            <ProjectCard project={project} compact={compact} />
          </li>
        ))}
      </ul>
    </section>
  ));
});

function linkOf({ slug, title }: ProjectSummary) {
  return { href: `/projects/${slug}`, name: title };
}
