import { expect, test } from 'vitest';
import { getProjects } from '@/lib/content/content';
import { summarizeProject } from '@/lib/projects/summary';
import { technologyCount } from '@/lib/projects/technologies';

const [sample] = getProjects();
if (!sample) throw new Error('The content has no project');

test('a summary has plain dates, null for what is missing, and names only', () => {
  const project = {
    ...sample,
    slug: 'atlas',
    title: 'Atlas',
    description: 'Maps.',
    status: 'COMPLETED' as const,
    startDate: '2022-09-12T00:00:00.000Z',
    endDate: undefined,
    repositoryUrl: undefined,
    liveUrl: undefined,
    thumbnailUrl: undefined,
    technologyGroups: [
      { ...sample.technologyGroups[0], technologies: [{ name: 'React' }, { name: 'Next.js' }] },
      { ...sample.technologyGroups[1], technologies: [{ name: 'Redis' }] },
    ] as typeof sample.technologyGroups,
    tags: [{ name: 'metrics' }] as typeof sample.tags,
  };
  expect(summarizeProject(project)).toEqual({
    slug: 'atlas',
    title: 'Atlas',
    description: 'Maps.',
    status: 'COMPLETED',
    startDate: '2022-09-12',
    endDate: null,
    repositoryUrl: null,
    liveUrl: null,
    thumbnailUrl: null,
    technologies: ['React', 'Next.js', 'Redis'],
    tags: ['metrics'],
  });
});

test('a summary names every technology of every group', () => {
  for (const project of getProjects()) {
    expect(summarizeProject(project).technologies).toHaveLength(technologyCount(project.technologyGroups));
  }
});

test('the end date and the links are included', () => {
  const links = {
    repositoryUrl: 'https://git.example.com/a',
    liveUrl: 'https://a.example.com',
    thumbnailUrl: '/a.svg',
  };
  const summary = summarizeProject({ ...sample, ...links, endDate: '2024-11-29T00:00:00.000Z' });
  expect(summary).toMatchObject({ ...links, endDate: '2024-11-29' });
});
