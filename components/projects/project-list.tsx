'use client';

import { memo, useMemo } from 'react';
import {
  DENSITIES,
  groupByYear,
  indexProjects,
  PROJECT_SORTS,
  type ProjectView,
  STATUS_FILTERS,
} from '@/lib/projects/list';
import type { ProjectSummary } from '@/lib/projects/summary';
import type { ViewParams } from '@/lib/view-params';
import { EmptyResult } from '../ui/empty-result';
import { ControlLine } from '../ui/form/control-line';
import { ResultCount, SearchBox, Segmented, Select } from '../ui/form/controls';
import { LongList } from '../ui/long-list';
import { WhenPeriod } from '../ui/page/when';
import { useView } from '../ui/use-view';
import { ProjectCard } from './project-card';
import './project-list.css';

const PARAMS: ViewParams<ProjectView> = {
  q: 'text',
  status: STATUS_FILTERS,
  sort: PROJECT_SORTS,
  density: DENSITIES,
};

export function ProjectList({ projects }: { projects: ProjectSummary[] }) {
  const { view, type, choose } = useView(PARAMS);
  const list = useMemo(() => indexProjects(projects), [projects]);
  const shown = useMemo(() => list(view), [list, view]);
  const compact = view.density === 'compact';
  return (
    <>
      <ControlLine
        count={<ResultCount shown={shown.length} total={projects.length} noun="project" />}
        search={
          <SearchBox
            label="Search projects"
            placeholder="Search projects..."
            value={view.q}
            onChange={(q) => type({ q })}
          />
        }
      >
        <Select label="Status" options={STATUS_FILTERS} value={view.status} onChange={(status) => choose({ status })} />
        <Segmented label="Sort" options={PROJECT_SORTS} value={view.sort} onChange={(sort) => choose({ sort })} />
        <Segmented
          label="Density"
          options={DENSITIES}
          value={view.density}
          onChange={(density) => choose({ density })}
        />
      </ControlLine>
      <LongList entries={shown} getLink={getLink}>
        {(cards) => <Years projects={cards} compact={compact} />}
      </LongList>
      {shown.length === 0 && (
        <div className="pl-(--log-text)">
          <EmptyResult title="No projects found">
            Try adjusting your search terms or filters to find what you're looking for.
          </EmptyResult>
        </div>
      )}
    </>
  );
}

const Years = memo(function Years({ projects, compact }: { projects: readonly ProjectSummary[]; compact: boolean }) {
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
