import { expect, test } from 'vitest';
import { buildOutline, listRows } from '../../lib/diagram/outline';
import { readDiagram } from './read-diagram';

// Asserts the sample content.

const stack = readDiagram('architecture-stack');
const swimlane = readDiagram('deployment-swimlane');

const listNames = (items: { label: string }[] | undefined) => items?.map(({ label }) => label).join(', ');

test('the outline of a diagram lists the nodes along each path', () => {
  const rows = buildOutline(stack);
  expect(rows.map(({ title, items }) => `${title}: ${listNames(items)}`)).toEqual([
    'Request path: Next.js client, CDN, Ingress, Next.js server, GraphQL API, Prisma, PostgreSQL, Redis',
    'Release path: CI pipeline, Docker images, Artifact registry, Migration job, PostgreSQL, Helm releases, Staging, Production',
  ]);
});

test('the outline of a swimlane names the lane and the column of each node', () => {
  const [row] = buildOutline(swimlane);
  expect(row?.items.slice(6, 9).map(({ place, label }) => `${place}: ${label}`)).toEqual([
    'DEPLOY: Staging',
    'DEPLOY · CONFIGURE: Helm values',
    'DEPLOY · SIT/UAT/Perf Test: Manual approval',
  ]);
});

test('nodes on no path are listed at the end', () => {
  const nodes = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: id.toUpperCase() }));
  const edges = [
    { from: 'a', to: 'b' },
    { from: 'c', to: 'd' },
    { from: 'd', to: 'c' },
  ];
  const rows = buildOutline({ tiers: [{ id: 'all', title: 'All', nodes }], edges });
  expect(rows.map(({ title, items }) => `${title}: ${listNames(items)}`)).toEqual([
    'From A: A, B',
    'Other parts: E, C, D',
  ]);
  expect(rows[1]?.items[1]?.leadsTo).toEqual(['D']);
});

test('the rows of a swimlane are its lanes, with the names of all columns', () => {
  expect(listRows(swimlane).map(({ title, labels }) => `${title}: ${labels.length}`)).toEqual(['CODE: 6', 'DEPLOY: 5']);
});
