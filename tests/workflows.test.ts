import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { scripts } from '../package.json';

interface Job {
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string }[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const workflow: Workflow = parse(text);
  const jobs = Object.values(workflow.jobs);
  return { file, text, ...workflow, jobs, steps: jobs.flatMap(({ steps }) => steps) };
});

/** May write, since it opens a pull request. */
const WRITES = 'sync-board-games.yml';

test('there are workflows to judge', () => {
  expect(workflows.map(({ file }) => file)).toEqual(['ci.yml', 'collect.yml', 'content.yml', WRITES]);
});

test.each(workflows)('$file runs actions by their commit and names the release', ({ text, steps }) => {
  const used = text.match(/uses: .*/g) ?? [];
  expect(used).toHaveLength(steps.filter(({ uses }) => uses).length);
  for (const line of used) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(workflows)('$file says what it may, and how long', ({ file, permissions, jobs }) => {
  expect(permissions).toBeDefined();
  const least = file === WRITES ? { contents: 'write', 'pull-requests': 'write' } : { contents: 'read' };
  for (const job of jobs) {
    expect(job.permissions ?? permissions).toEqual(least);
    expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  }
});

test.each(workflows)('$file runs commands there are', ({ steps }) => {
  const commands = steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)]);
  for (const [, name = ''] of commands) expect(scripts).toHaveProperty([name]);
});

test.each(workflows)('$file puts nothing into its scripts that others may have written', ({ steps }) => {
  for (const { run = '' } of steps) expect(run).not.toContain('${{');
});

test.each(workflows)('$file gives no secret to code that others propose', ({ on, text }) => {
  expect(on).not.toHaveProperty('pull_request_target');
  expect('pull_request' in on && text.includes('secrets.')).toBe(false);
});

test('CI runs what the README tells everybody to run', () => {
  const ci = workflows.find(({ file }) => file === 'ci.yml');
  expect(ci?.steps.map(({ run }) => run)).toContain('bash .ci/run');
  const script = readFileSync('.ci/run', 'utf8');
  expect(script).toMatch(/^npm ci\nnpm test$/m);
});
