import { expect, test } from 'vitest';
import { gearCounts } from '@/lib/astro/astrophotography';
import {
  getCollection,
  getDiagrams,
  getGearGroups,
  getProfile,
  getProjects,
  getResume,
  getRoles,
} from '@/lib/content/content';
import { formatPeriod } from '@/lib/dates';
import { typeLabel } from '@/lib/projects/labels';
import { impactFigures } from '@/lib/resume/sources';

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

test('the résumé has five roles without a gap, seven competencies and three certifications', () => {
  expect(getRoles().map(formatPeriod)).toEqual([
    'Mar 2019 – Present',
    'Jun 2014 – Feb 2019',
    'Apr 2009 – May 2014',
    'Feb 2005 – Mar 2009',
    'Sep 2000 – Jan 2005',
  ]);
  expect(getResume().competencies).toHaveLength(7);
  expect(getResume().certifications).toHaveLength(3);
});

test('the figures of the home page and of the résumé are the same four', () => {
  const { stats } = getProfile();
  expect(stats.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Years Experience 25+',
    'Engineering Team Members 60+',
    'Global Airlines Served 150+',
    'Market Verticals Led 4+',
  ]);
  expect(impactFigures(getResume().impact, stats).map(({ value, unit }) => `${value} ${unit}`)).toEqual([
    '60+ engineers',
    '150+ airlines',
    '25+ years',
    '4+ market verticals',
  ]);
});

test('the gear has six groups in their order, with 3 telescopes, 4 cameras, 1 AI controller and 1 dual-band filter', () => {
  expect(getGearGroups().map(({ title }) => title)).toEqual([
    'Mount & Control',
    'Telescopes & Optics',
    'Cameras',
    'Imaging Train & Filters',
    'Focusing & Dew Control',
    'Power & Connectivity',
  ]);
  expect(gearCounts(getGearGroups()).map(({ count, noun }) => `${count} ${noun}`)).toEqual([
    '3 telescopes',
    '4 cameras',
    '1 AI controller',
    '1 dual-band filter',
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

test('the collection has 104 different games, as it says', () => {
  const { games, total_games } = getCollection();
  expect(total_games).toBe(104);
  expect(games).toHaveLength(104);
  expect(new Set(games.map(({ id }) => id)).size).toBe(104);
});
