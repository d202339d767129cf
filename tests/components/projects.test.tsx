import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProjectFacts, TechStack } from '@/components/projects/project-sections';
import type { Project } from '@/lib/projects/projects';
import { project } from '../projects/project';

test('what a project does not say has no heading', () => {
  const html = (names: string[]) => {
    const tags = names.map((name) => ({ name }));
    const groups = names.map((name) => ({ category: name, technologies: [{ name }] })) as Project['technologyGroups'];
    const facts = { ...project({}), tags } as unknown as Project;
    return renderToStaticMarkup(
      <>
        <TechStack groups={groups} />
        <ProjectFacts project={facts} />
      </>,
    );
  };
  const headings = (names: string[]) => [...html(names).matchAll(/<h[23] id="[^>]*>([^<]+)/g)].map(([, text]) => text);
  expect(headings(['React'])).toEqual(['Tech Stack', 'Project Info', 'Tags']);
  expect(headings([])).toEqual(['Project Info']);
});
