import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProjectCard } from '@/components/projects/project-card';
import { ProjectFacts, TechStack } from '@/components/projects/project-sections';
import type { Project } from '@/lib/content/content';
import { project } from '../projects/project';

test('title, picture and button of a card lead to the details', () => {
  const html = renderToStaticMarkup(
    <ProjectCard project={project({ slug: 'hound', title: 'Hound', thumbnailUrl: '/hound.svg' })} />,
  );
  expect(html).toMatch(/<h3[^>]*><a href="\/projects\/hound"[^>]*>Hound<\/a>/);
  expect(html).toMatch(/<a href="\/projects\/hound" tabindex="-1" aria-hidden="true"[^>]*><img src="\/hound.svg"/i);
  expect(html).toMatch(/<a href="\/projects\/hound"[^>]*>Details/);
});

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
  const headings = (names: string[]) => [...html(names).matchAll(/<h2[^>]*>([^<]+)/g)].map(([, text]) => text);
  expect(headings(['React'])).toEqual(['Tech Stack', 'Project Info', 'Tags']);
  expect(headings([])).toEqual(['Project Info']);
});
