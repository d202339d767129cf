import { expect, test } from 'vitest';
import { formatPeriod } from '@/lib/dates';
import { getDiagrams } from '@/lib/diagram/diagrams';
import { typeLabel } from '@/lib/projects/labels';
import { getProjects } from '@/lib/projects/projects';

// Asserts the sample content.

/** Facts of the sample content. Only these tests change with it. */

test('the four projects come newest first, one of them a game', () => {
  expect(getProjects().map((project) => [project.slug, typeLabel(project), formatPeriod(project)])).toEqual([
    ['dachshund-app', 'Full-Stack', 'Jan 2024 – Present'],
    ['eng-insights-platform', 'Full-Stack', 'Sep 2022 – Nov 2024'],
    ['qbr-reporting-web', 'Full-Stack', 'Mar 2021 – Sep 2022'],
    ['aoe-ashes-of-empire', 'Tabletop', 'May 2019 – Nov 2020'],
  ]);
});

test('the two shared diagrams have their tiers, lanes and columns, and lead to the documentation', () => {
  const diagram = (name: string) => getDiagrams().find((each) => each.name === name);
  const tiers = diagram('architecture-stack')?.tiers ?? [];
  expect(tiers.map(({ title }) => title)).toEqual(['Client & Delivery', 'Application', 'Data', 'Platform & DevOps']);
  expect(new Set(tiers.flatMap(({ nodes }) => nodes.map(({ href }) => href)))).toEqual(
    new Set([
      '/docs/frontend',
      '/docs/backend/graphql',
      '/docs/backend/prisma',
      '/docs/data/postgres',
      '/docs/data/redis',
      '/docs/infra/ingress',
      '/docs/devops/docker',
      '/docs/devops/artifact-registry',
      '/docs/devops/environments#staging',
      '/docs/devops/environments#production',
      '/docs/devops/ci',
      '/docs/devops/helm',
    ]),
  );
  const lanes = diagram('deployment-swimlane')?.lanes ?? [];
  expect(lanes.map(({ title, subtitle }) => `${title}: ${subtitle}`)).toEqual([
    'CODE: Develop/Build',
    'DEPLOY: Integration/Delivery/Testing',
  ]);
  expect(lanes.map(({ columns }) => columns.map(({ title }) => title).join(', '))).toEqual([
    'PLAN, CODE, COMMIT, BUILD, TEST, PACKAGE',
    'DEPLOY, CONFIGURE, SIT/UAT/Perf Test, PRODUCTION',
  ]);
});
