import { memo } from 'react';
import { groupByYear, yearOf } from '@/lib/projects/group';
import type { ProjectSummary } from '@/lib/projects/summary';
import { NameTail } from '../ui/name-list';
import { STEP, useGrowingList } from '../ui/use-growing-list';
import { ProjectYear } from './project-year';

interface ProjectYearsProps {
  /** In the order of their years. */
  projects: readonly ProjectSummary[];
  compact: boolean;
}

/** Projects under their years, and as names where they are far below the screen. */
export function ProjectYears({ projects, compact }: ProjectYearsProps) {
  const { first, before, rest, tail, isCurrent, isComplete, end } = useGrowingList(projects, countFirst(projects));
  return (
    <div hidden={projects.length === 0} aria-busy={!isCurrent} className="space-y-8">
      {groupByYear(first).map((group) => (
        <ProjectYear key={group.year} group={group} compact={compact} />
      ))}
      {rest.length > 0 && (
        <div className={`space-y-8 ${isCurrent ? 'later' : 'stale'}`}>
          <Rest projects={rest} begun={before && yearOf(before)} compact={compact} />
        </div>
      )}
      <NameTail entries={tail} linkOf={linkOf} isStale={!isComplete} end={end} />
    </div>
  );
}

interface RestProps {
  projects: readonly ProjectSummary[];
  /** A year whose heading is above already. */
  begun: string | undefined;
  compact: boolean;
}

const Rest = memo(function Rest({ projects, begun, compact }: RestProps) {
  return groupByYear(projects).map((group) => (
    <ProjectYear key={group.year} group={group} compact={compact} isContinued={group.year === begun} />
  ));
});

/** A year that goes on below has to stop at the end of a row, which are two projects. */
function countFirst(projects: readonly ProjectSummary[]): number {
  const [last, next] = [projects[STEP - 1], projects[STEP]];
  if (!last || !next || yearOf(last) !== yearOf(next)) return STEP;
  const begun = projects.slice(0, STEP).filter((project) => yearOf(project) === yearOf(last));
  return STEP + (begun.length % 2);
}

function linkOf({ slug, title }: ProjectSummary) {
  return { href: `/projects/${slug}`, name: title };
}
