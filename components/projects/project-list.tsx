'use client';

import { useMemo } from 'react';
import { DENSITIES, indexProjects, PROJECT_SORTS, type ProjectView, STATUS_FILTERS } from '@/lib/projects/list';
import type { ProjectSummary } from '@/lib/projects/summary';
import type { ViewParams } from '@/lib/view-params';
import { EmptyResult } from '../ui/empty-result';
import { ControlLine } from '../ui/form/control-line';
import { ResultCount, SearchBox, Segmented, Select } from '../ui/form/controls';
import { useView } from '../ui/use-view';
import { ProjectYears } from './project-years';
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
      <ProjectYears projects={shown} compact={view.density === 'compact'} />
      {shown.length === 0 && (
        <EmptyResult title="No projects found">
          Try adjusting your search terms or filters to find what you're looking for.
        </EmptyResult>
      )}
    </>
  );
}
