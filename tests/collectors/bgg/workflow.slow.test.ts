import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

const workflow = parse(readFileSync('.github/workflows/collect.yml', 'utf8'));
const steps: Step[] = workflow.jobs['board-games'].steps;
const last = steps.at(-1);

/** Logs its arguments, and lists an open pull request after it has created one. */
const FAKE_GH = `#!/bin/sh
echo "$*" >> "$HOME/gh.log"
case "$1 $2" in
  'pr list') if [ -e "$HOME/open" ]; then echo 7; fi;;
  'pr create') touch "$HOME/open";;
esac
`;

describe.skipIf(process.platform === 'win32')('the last step', () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'workflow-'));
    write('bin/gh', FAKE_GH);
    chmodSync(join(home, 'bin/gh'), 0o755);
    git('init', '--quiet', '--bare', '--initial-branch=main', 'origin.git');
    git('clone', '--quiet', 'origin.git', 'first');
    write('first/content/tabletop/collection.json', 'old');
    git('-C', 'first', 'add', '.');
    git('-C', 'first', '-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '--message', 'old');
    git('-C', 'first', 'push', '--quiet', 'origin', 'HEAD:main');
  });

  const environment = () => ({
    ...process.env,
    HOME: home,
    GIT_CONFIG_GLOBAL: '/dev/null',
    PATH: `${home}/bin:${process.env.PATH}`,
  });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: home, env: environment(), encoding: 'utf8' });
  const read = (path: string) => readFileSync(join(home, path), 'utf8');

  function write(path: string, text: string) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }

  /** Runs the workflow's last step on a new clone with this file and this summary. */
  function run(file: string, summary: string) {
    rmSync(join(home, 'work'), { recursive: true, force: true });
    git('clone', '--quiet', 'origin.git', 'work');
    write('work/content/tabletop/collection.json', file);
    write('summary.txt', summary);
    const { BRANCH = '', FILE = '' } = last?.env ?? {};
    const env = { ...environment(), BRANCH, FILE, RUNNER_TEMP: home, GITHUB_STEP_SUMMARY: join(home, 'step.md') };
    execFileSync('bash', ['-e', '-o', 'pipefail', '-c', last?.run ?? 'false'], {
      cwd: join(home, 'work'),
      env,
      stdio: 'pipe',
    });
  }

  test('opens no pull request without changes', () => {
    run('old', '104 games, nothing changed.\n');
    expect(existsSync(join(home, 'gh.log'))).toBe(false);
    expect(git('-C', 'origin.git', 'branch', '--list').trim()).toBe('* main');
  });

  test('opens a pull request with the summary, and updates it the next time', () => {
    run('new', '2 games: 1 added, 0 removed, 0 changed.\n+ `@x` (2020)\n');
    expect(read('body.md')).toBe('````diff\n2 games: 1 added, 0 removed, 0 changed.\n+ `@x` (2020)\n\n````\n');
    expect(read('step.md')).toBe(read('body.md'));
    run('newer', `3 games: 2 added, 0 removed, 0 changed.\n${'+ Game\n'.repeat(20_000)}`);
    expect(read('body.md').length).toBeLessThan(65_536);
    expect(
      read('gh.log')
        .split('\n')
        .filter((line) => /^pr (create|edit)/.test(line)),
    ).toEqual([
      `pr create --head sync/board-games --title Board games: 2 games: 1 added, 0 removed, 0 changed. --body-file ${home}/body.md`,
      `pr edit sync/board-games --title Board games: 3 games: 2 added, 0 removed, 0 changed. --body-file ${home}/body.md`,
    ]);
    expect(git('-C', 'origin.git', 'show', 'sync/board-games:content/tabletop/collection.json')).toBe('newer');
    expect(git('-C', 'origin.git', 'show', 'main:content/tabletop/collection.json')).toBe('old');
  });
});
