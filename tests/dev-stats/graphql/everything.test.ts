import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deliverySettings } from '@/lib/dev-stats/rules/scope';
import { getProjects } from '../../../lib/projects/projects';
import { sampleStore } from '../store/test-store';
import { ask, testApi } from './api';
import { PHOTOS, PROJECTS } from './content';
import { EVERYTHING } from './everything';

// Asserts the sample content.

const content = { projects: PROJECTS, photos: PHOTOS, delivery: deliverySettings({ deploymentWorkflows: ['Deploy'] }) };

test('a query of every field is within the limits, and its result is marked as sample data', async () => {
  const { location } = await sampleStore();
  const { data, errors, extensions } = await ask(testApi({ location, content }), EVERYTHING);
  expect(errors).toBeUndefined();
  expect(extensions).toEqual({ sample: true });
  expect(data.githubRepository.commits).toHaveLength(100);
  expect(data.actionsSummary[0]).toMatchObject({
    workflowName: 'CI',
    periodStart: '2026-11-01T00:00:00Z',
    periodEnd: '2026-12-01T00:00:00Z',
  });
  expect(data.actionsRuns.every(({ conclusion }: { conclusion: string }) => conclusion === 'success')).toBe(true);
  expect(data.actionsBilling).toMatchObject({ includedMinutes: 2000, asOfDate: '2026-11-21' });
  expect(data.prFacts).toHaveLength(80);
  expect(Object.entries(data.delivery).filter(([, value]) => value === null || value === 0)).toEqual([]);
});

test('without a store, results are null or empty, and no file is created', async () => {
  const path = '/tmp/no-store-is-here/stats.db';
  const { data, errors } = await ask(testApi({ location: { url: `file:${path}` } }), EVERYTHING);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    githubStats: null,
    githubRepository: null,
    actionsSummary: [],
    actionsRuns: [],
    actionsBilling: null,
    prFacts: [],
    delivery: null,
  });
  expect(existsSync(path)).toBe(false);
});

test('an unreadable store is a public error, and only the log has the details', async () => {
  const logged: unknown[] = [];
  // A folder is not a database. This also works when the other tests use a remote server.
  const location = { url: `file:${mkdtempSync(join(tmpdir(), 'no-store-'))}` };
  const api = testApi({ location, log: (_, error) => logged.push(error) });
  const { data, errors } = await ask(api, '{ githubStats { lastSyncAt } }');
  expect(data).toEqual({ githubStats: null });
  expect(errors).toMatchObject([
    { message: 'The statistics cannot be read right now.', extensions: { code: 'STORE_UNAVAILABLE' } },
  ]);
  expect(logged).toHaveLength(1);
});

test('an unexpected error is masked', async () => {
  const logged: unknown[] = [];
  const broken = {
    ...content,
    get projects(): never {
      throw new Error('secret detail');
    },
  };
  const { errors } = await ask(
    testApi({ content: broken, log: (_, error) => logged.push(error) }),
    '{ projects { totalCount } }',
  );
  expect(errors).toMatchObject([{ message: 'Unexpected error.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
  expect(String(logged[0])).toContain('secret detail');
});

test('dates of the compiled content are calendar dates on the wire', async () => {
  const compiled = { projects: getProjects(), photos: PHOTOS };
  const { data, errors } = await ask(testApi({ content: compiled }), EVERYTHING);
  expect(errors).toBeUndefined();
  const projects = data.projects.edges.map(({ node }: { node: object }) => node);
  expect(projects).toContainEqual(expect.objectContaining({ slug: 'dachshund-app', startDate: '2024-01-28' }));
  for (const { startDate, endDate } of projects) {
    expect(startDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(endDate ?? startDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  expect(data.astroPhotos.edges[0].node.capturedAt).toBe('2026-10-01');
});
