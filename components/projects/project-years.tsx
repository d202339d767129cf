import { memo } from 'react';
import { groupByYear } from '@/lib/projects/list';
import type { ProjectSummary } from '@/lib/projects/summary';
import { LinkList, useLongList } from '../ui/long-list';
import { WhenPeriod } from '../ui/page/when';
import { ProjectCard } from './project-card';

interface ProjectYearsProps {
  projects: readonly ProjectSummary[];
  compact: boolean;
}

export function ProjectYears({ projects, compact }: ProjectYearsProps) {
  const { cards, links, hasLinks, hasMore, end, isPending } = useLongList(projects);
  return (
    <div hidden={projects.length === 0} aria-busy={isPending}>
      <Years projects={cards} compact={compact} />
      {hasMore && <div ref={end} />}
      {links.length > 0 && (
        <div hidden={!hasLinks}>
          <LinkList entries={links} getLink={getLink} />
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
      className={`log-row year-row break-inside-avoid not-first:log-line ${compact ? 'py-5' : 'py-5 md:py-8'}`}
    >
      <h2 id={`year-${year}`} className="log-margin figures text-figure leading-none">
        {year}
      </h2>
      <div className="col-start-2">
        {members.map(({ slug, ...period }) => (
          <WhenPeriod key={slug} {...period} />
        ))}
      </div>
      <ul className={`log-text grid grid-cols-1 md:grid-cols-2 ${compact ? 'gap-3' : 'gap-x-6 gap-y-8'}`}>
        {members.map((project) => (
          <li key={project.slug} className={`card-cell ${members.length === 1 ? 'group md:col-span-2' : ''}`}>
            <ProjectCard project={project} compact={compact} />
          </li>
        ))}
      </ul>
    </section>
  ));
});

function getLink({ slug, title }: ProjectSummary) {
  return { href: `/projects/${slug}`, name: title };
}
