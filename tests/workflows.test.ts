import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { engines, scripts } from '../package.json';

interface Job {
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}

interface Workflow {
  on: string | Record<string, unknown>;
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

/** The only workflow with write permission: it opens a pull request. */
const WRITES = 'sync-board-games.yml';

test('the folder has these workflows', () => {
  expect(workflows.map(({ file }) => file)).toEqual(['ci.yml', 'collect.yml', 'content.yml', 'deployed.yml', WRITES]);
});

test.each(workflows)('$file runs actions by their commit and names the release', ({ text, steps }) => {
  const used = text.match(/uses: .*/g) ?? [];
  expect(used).toHaveLength(steps.filter(({ uses }) => uses).length);
  for (const line of used) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(workflows)('$file declares its permissions and time limits', ({ file, permissions, jobs }) => {
  expect(permissions).toBeDefined();
  const least = file === WRITES ? { contents: 'write', 'pull-requests': 'write' } : { contents: 'read' };
  for (const job of jobs) {
    expect(job.permissions ?? permissions).toEqual(least);
    expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  }
});

test.each(workflows)('$file runs commands of package.json', ({ steps }) => {
  const commands = steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)]);
  for (const [, name = ''] of commands) expect(scripts).toHaveProperty([name]);
});

test.each(workflows)('$file puts no expression into its scripts', ({ steps }) => {
  for (const { run = '' } of steps) expect(run).not.toContain('${{');
});

test.each(workflows)('$file gives no secret to a pull request', ({ on, text }) => {
  const events = typeof on === 'string' ? [on] : Object.keys(on);
  expect(events).not.toContain('pull_request_target');
  expect(events.includes('pull_request') && text.includes('secrets.')).toBe(false);
});

test('the check of a deployment does not run code of the deployed commit, which can be that of a fork', () => {
  const { steps, text } = workflows.find(({ file }) => file === 'deployed.yml') ?? {};
  const checkouts = steps?.filter(({ uses }) => uses?.startsWith('actions/checkout@')) ?? [];
  expect(checkouts.map((step) => step.with?.ref)).toEqual(['${{ github.event.repository.default_branch }}']);
  expect(text).toContain('npm run --silent deploy:check -- "$URL"');
});

test('CI runs the test command of the README', () => {
  const ci = workflows.find(({ file }) => file === 'ci.yml');
  expect(ci?.steps.map(({ run }) => run)).toContain('bash .ci/run');
  const script = readFileSync('.ci/run', 'utf8');
  expect(script).toMatch(/^npm ci\nnpm test$/m);
});

test('CI checks the policy and the scripts of the image and of the hosted build', () => {
  const runs = workflows.find(({ file }) => file === 'ci.yml')?.steps.map(({ run }) => run);
  expect(runs).toEqual(
    expect.arrayContaining([
      'bash .ci/check-pages http://localhost:3000',
      'npx tsx .ci/check-output.ts .vercel/output',
    ]),
  );
});

test('the collection takes repository and time zone from the profile, as the page does', () => {
  const text = workflows.find(({ file }) => file === 'collect.yml')?.text;
  expect(text).not.toMatch(/STATS_(REPO|TIMEZONE):/);
});

test('README and package.json name the same version of Node', () => {
  const [, version] = /Node ([\d.]+) or newer/.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(`>=${version}`).toBe(engines.node);
});
