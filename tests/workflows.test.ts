import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { engines, scripts } from '../package.json';

const texts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const condition = z.union([z.string(), z.boolean()]);
const permissions = z.record(z.string(), z.enum(['read', 'write', 'none'])).optional();
const common = {
  name: z.string(),
  if: condition,
  env: texts,
  'timeout-minutes': z.number(),
  'continue-on-error': condition,
};
const step = z.strictObject({
  ...common,
  id: z.string(),
  uses: z.string(),
  run: z.string(),
  with: texts,
  shell: z.string(),
});
const job = z.strictObject({
  ...z.strictObject({ ...common, needs: z.union([z.string(), z.array(z.string())]), outputs: texts }).partial().shape,
  ...{ 'runs-on': z.string(), steps: z.array(step.partial()).min(1), permissions, concurrency: z.unknown().optional() },
  strategy: z.object({ matrix: z.record(z.string(), z.unknown()) }).optional(),
  environment: z.union([z.string(), z.strictObject({ name: z.string(), url: z.string().optional() })]).optional(),
});
const event = z.enum([
  'deployment_status',
  'pull_request',
  'push',
  'release',
  'schedule',
  'workflow_dispatch',
  'workflow_run',
]);
/** The part of the syntax that these workflows use: docs.github.com/actions/reference/workflow-syntax-for-github-actions */
const syntax = z.strictObject({
  ...{ name: z.string().optional(), on: z.union([event, z.partialRecord(event, z.unknown())]), permissions },
  ...{ env: texts.optional(), concurrency: z.unknown().optional(), jobs: z.record(z.string(), job) },
});

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const workflow: z.infer<typeof syntax> = parse(text);
  const jobs = Object.values(workflow.jobs);
  return { file, text, ...workflow, named: workflow.jobs, jobs, steps: jobs.flatMap(({ steps }) => steps) };
});

/** The only jobs with write permission, by their workflow. */
const WRITES: Record<string, Record<string, Record<string, string>>> = {
  'codeql.yml': { analyze: { contents: 'read', 'security-events': 'write' } },
  'pages.yml': { deploy: { pages: 'write', 'id-token': 'write' } },
  'release.yml': {
    image: { contents: 'read', packages: 'write', 'id-token': 'write', attestations: 'write' },
    release: { contents: 'write' },
  },
  'sync-board-games.yml': { sync: { contents: 'write', 'pull-requests': 'write' } },
};
const FILES = ['ci', 'codeql', 'collect', 'content', 'deployed', 'links', 'pages', 'release', 'sync-board-games'];

test('the folder has these workflows', () => {
  expect(workflows.map(({ file }) => file)).toEqual(FILES.map((name) => `${name}.yml`));
});

test.each(workflows)('$file follows the syntax of GitHub', ({ text }) => {
  expect(syntax.safeParse(parse(text)).error?.issues ?? []).toEqual([]);
});

test.each([
  ['steps: [{ run: npm ci }]', 'steps: [{ runs: npm ci }]'],
  ['runs-on: ubuntu-latest', 'run-on: ubuntu-latest'],
  ['on: push', 'on: pushed'],
])('"%s" written "%s" breaks a workflow', (from, to) => {
  const text = 'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps: [{ run: npm ci }]\n';
  expect(syntax.safeParse(parse(text)).success).toBe(true);
  expect(syntax.safeParse(parse(text.replace(from, to))).success).toBe(false);
});

test.each(workflows)('$file runs actions by their commit and names the release', ({ text, steps }) => {
  const used = text.match(/uses: .*/g) ?? [];
  expect(used).toHaveLength(steps.filter(({ uses }) => uses).length);
  for (const line of used) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+(?:\/[\w-]+)?@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(workflows)('$file declares its permissions and time limits', ({ file, permissions, jobs, named }) => {
  expect(permissions).toBeDefined();
  for (const [name, job] of Object.entries(named))
    expect(job.permissions ?? permissions, name).toEqual(WRITES[file]?.[name] ?? { contents: 'read' });
  for (const job of jobs) {
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
  expect(checkouts.map((step) => step.with?.ref)).toEqual([expect.stringContaining('repository.default_branch')]);
  expect(text).toContain('npm run --silent doctor -- --url "$URL"');
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
