import { expect, test } from 'vitest';
import type { Project } from '@/lib/projects/projects';
import { summarizeProject } from '@/lib/projects/summary';

const ATLAS = {
  slug: 'atlas',
  title: 'Atlas',
  description: 'Maps.',
  status: 'COMPLETED',
  startDate: '2022-09-12T00:00:00.000Z',
  technologyGroups: [
    { name: 'Frontend', technologies: [{ name: 'React' }, { name: 'Next.js' }] },
    { name: 'Backend', technologies: [{ name: 'Redis' }] },
  ],
  tags: [{ name: 'metrics' }],
} as unknown as Project;

test('a summary has plain dates, null for what is missing, and names only', () => {
  expect(summarizeProject(ATLAS)).toEqual({
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

test('the end date and the links are included', () => {
  const links = {
    repositoryUrl: 'https://git.example.com/a',
    liveUrl: 'https://a.example.com',
    thumbnailUrl: '/a.svg',
  };
  const summary = summarizeProject({ ...ATLAS, ...links, endDate: '2024-11-29T00:00:00.000Z' });
  expect(summary).toMatchObject({ ...links, endDate: '2024-11-29' });
});
