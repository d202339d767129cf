import { expect, test } from 'vitest';
import { outlineOf, summaryOf } from '../../lib/diagram/outline';
import { readDiagram } from './read-diagram';

const stack = readDiagram('architecture-stack');
const swimlane = readDiagram('deployment-swimlane');

test('the outline of a stack lists its tiers and where each node leads', () => {
  const rows = outlineOf(stack);
  expect(rows.map(({ title }) => title)).toEqual(['Client & Delivery', 'Application', 'Data', 'Platform & DevOps']);
  expect(rows[0]?.items[2]).toEqual({
    id: 'ingress',
    label: 'Ingress',
    detail: 'Gateway API, limits',
    href: '/docs/infra/ingress',
    column: undefined,
    leadsTo: ['Next.js server (pages)', 'GraphQL API (/graphql)'],
  });
});

test('the outline of a swimlane names the column of each node', () => {
  const rows = outlineOf(swimlane);
  expect(rows.map(({ title }) => title)).toEqual(['CODE: Develop/Build', 'DEPLOY: Integration/Delivery/Testing']);
  expect(rows[1]?.items.map(({ column, label }) => `${column} ${label}`)).toEqual([
    'DEPLOY Staging',
    'CONFIGURE Helm values',
    'SIT/UAT/Perf Test Manual approval',
    'SIT/UAT/Perf Test Smoke tests',
    'PRODUCTION Production',
  ]);
});

test.each([
  [
    stack,
    '15 boxes in Client & Delivery, Application, Data, and Platform & DevOps. The flow starts at Next.js client and CI pipeline, and the links follow it.',
  ],
  [swimlane, '11 boxes in CODE and DEPLOY. The flow starts at Issue and design, and the links follow it.'],
  [{ edges: [], tiers: [{ id: 'a', title: 'Data', nodes: [{ id: 'x', label: 'X' }] }] }, '1 box in Data.'],
])('a summary says what stands where', (model, summary) => {
  expect(summaryOf(model)).toBe(summary);
});
