import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { engines, scripts } from '../package.json';

interface Job {
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  steps: { run?: string; uses?: string; with?: Record<string, string> }[];
}

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const { on, permissions, jobs } = parse(text) as { on: object; permissions: unknown; jobs: Record<string, Job> };
  return { file, text, events: Object.keys(on), permissions, jobs: Object.entries(jobs) };
});
const allJobs = workflows.flatMap(({ file, jobs }) => jobs.map(([name, job]) => ({ name: `${file} ${name}`, job })));
const runs = allJobs.flatMap(({ job }) => job.steps.flatMap(({ run }) => run ?? []));

/** The only jobs with write permission. */
const WRITES: Record<string, Record<string, string>> = {
  'collect.yml board-games': { contents: 'write', 'pull-requests': 'write' },
  'pages.yml deploy': { pages: 'write', 'id-token': 'write' },
  'release.yml image': { contents: 'read', packages: 'write', 'id-token': 'write', attestations: 'write' },
  'release.yml release': { contents: 'write' },
};

test('actions are run by their commit, which names the release', () => {
  const used = workflows.flatMap(({ text }) => text.match(/uses: .*/g) ?? []);
  const loose = used.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line));
  expect(loose).toEqual([]);
});

test('jobs have a time limit, and only the listed ones may write', () => {
  expect(allJobs.filter(({ job }) => !job['timeout-minutes'])).toEqual([]);
  expect(workflows.map(({ permissions }) => permissions)).toEqual(workflows.map(() => ({ contents: 'read' })));
  const writing = allJobs.flatMap(({ name, job }) => (job.permissions ? [[name, job.permissions]] : []));
  expect(Object.fromEntries(writing)).toEqual(WRITES);
});

test('commands are those of package.json, without expressions that a pull request could fill', () => {
  const named = runs.flatMap((run) =>
    [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name),
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(runs.filter((run) => /\$\{\{/.test(run))).toEqual([]);
});

test('a pull request gets no secret, and code of a fork is not run beside one', () => {
  const asked = workflows.filter(({ events }) => events.includes('pull_request'));
  expect(asked.filter(({ text }) => text.includes('secrets.'))).toEqual([]);
  expect(workflows.filter(({ events }) => events.includes('pull_request_target'))).toEqual([]);
  const deployed = workflows.find(({ file }) => file === 'deployed.yml');
  expect(deployed?.text).toMatch(/ref: .*\brepository\.default_branch\b/);
});

test('CI runs the test command of the README', () => {
  const ci = workflows.find(({ file }) => file === 'ci.yml');
  expect(ci?.jobs.flatMap(([, { steps }]) => steps.map(({ run }) => run))).toContain('bash .ci/run');
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm ci\nnpm test$/m);
});

test('README and package.json name the same version of Node', () => {
  const [, version] = /Node ([\d.]+) or newer/.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(`>=${version}`).toBe(engines.node);
});
