import { execFileSync, spawnSync } from 'node:child_process';
import fs, { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { isSample, sampleFiles } from '@/lib/content/sample';
import { env } from '@/lib/env';
import { applyChanges, finishChanges } from '@/lib/setup/init/replace';
import { init } from '@/scripts/init/init';
import type { Options } from '@/scripts/init/options';
import { filesOf, folderOf } from '../../folders';
import { zipOf } from '../import/zip';

const RESUME = JSON.stringify({
  basics: { name: 'Imani Okafor', label: 'CTO', email: 'imani@example.com', summary: 'Builds payment platforms.' },
  work: [{ name: 'Nordpay', position: 'CTO', startDate: '2019-03' }],
});

const COLUMNS = 'Company Name,Title,Description,Location,Started On,Finished On';
const LINKEDIN = zipOf([
  { name: 'Profile.csv', content: 'First Name,Last Name,Headline\nImani,Okafor,CTO\n' },
  { name: 'Positions.csv', content: `${COLUMNS}\nNordpay,CTO,,Oslo,Mar 2019,\n` },
]);

describe.runIf(isSample())('npm run init', () => {
  test('replaces the sample by what resume.json says', async () => {
    const root = clone();
    const { printed } = await run(root, { resume: 'resume.json', yes: true });
    expectReplaced(root, printed);
    const again = await run(root, { resume: 'resume.json', yes: true, force: true });
    expect(again.summary).toContain('There is nothing to change.');
  });

  test('replaces the sample by what linkedin.zip says', () => {
    const root = clone();
    const { status, stdout } = start(root, '--linkedin', 'linkedin.zip', '--email', 'imani@example.com', '--yes');
    expect(status).toBe(0);
    expectReplaced(root, stdout);
  });

  test('writes nothing in a dry run or without an answer', async () => {
    const root = clone();
    const before = contentOf(root);
    const { summary } = await run(root, { resume: 'resume.json', dryRun: true });
    expect(summary).toContain('Dry run: nothing was written.');
    expect(contentOf(root)).toEqual(before);
    const { status, stderr } = start(root, '--resume', 'resume.json');
    expect([status, stderr]).toEqual([1, 'Nothing was written. Add --yes to write it.\n']);
    expect(contentOf(root)).toEqual(before);
  });

  test('a section that the profile of an earlier run switches off is named', async () => {
    const root = clone();
    const first = await run(root, { name: 'Imani Okafor', yes: true });
    expect(first.summary).not.toContain('No page shows it yet');
    commitAll(root);
    const second = await run(root, { name: 'Imani Okafor', section: ['talks'], yes: true });
    expect(second.summary).toContain('No page shows it yet: profile.mdx switches the section talks off.');
  });

  test('uncommitted changes are not overwritten without --force', async () => {
    const root = clone();
    writeFileSync(join(root, 'content/resume.mdx'), 'an edit');
    await expect(run(root, { resume: 'resume.json', yes: true })).rejects.toThrow(
      'content/ or public/ has uncommitted changes (M content/resume.mdx)',
    );
    await run(root, { resume: 'resume.json', yes: true, force: true });
    expect(contentOf(root)['resume.mdx']).toContain('Builds payment platforms.');
  });
});

test('killed before any file operation, it has changed everything or nothing', () => {
  const before = { 'content/a.mdx': 'old', 'content/b/c.mdx': 'old', 'public/d/e.svg': 'old' };
  const after = { 'content/a.mdx': 'new', 'content/f/g.mdx': 'new' };
  const changes = { write: new Map(Object.entries(after)), remove: ['content/b/c.mdx', 'public/d/e.svg'] };
  const outcomes = new Set<string>();
  let isKilled = true;
  for (let operation = 1; isKilled; operation += 1) {
    const root = folderOf(before);
    isKilled = killBefore(operation, () => applyChanges(root, changes));
    if (!existsSync(join(root, '.init/journal.json')) && isKilled) expect(visible(root)).toEqual(before);
    finishChanges(root);
    const isDone = visible(root)['content/a.mdx'] === 'new';
    expect(visible(root)).toEqual(isDone ? after : before);
    outcomes.add(isDone ? 'everything' : 'nothing');
  }
  expect([...outcomes]).toEqual(['nothing', 'everything']);
});

/** Fails each file operation of `work` from a number on, which leaves the files of a kill. Returns whether any failed. */
function killBefore(operation: number, work: () => void): boolean {
  let count = 0;
  for (const name of ['mkdirSync', 'writeFileSync', 'renameSync', 'rmSync', 'rmdirSync'] as const) {
    const original = fs[name] as (...args: unknown[]) => never;
    vi.spyOn(fs, name).mockImplementation((...args: unknown[]) => {
      count += 1;
      if (count >= operation) throw new Error('killed');
      return original(...args);
    });
  }
  syncBuiltinESMExports();
  try {
    work();
  } catch (error) {
    expect(error).toEqual(new Error('killed'));
  } finally {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  }
  return count >= operation;
}

function expectReplaced(root: string, output: string) {
  expect(output).toContain('Add:\n  content/roles/cto-nordpay.mdx\n');
  expect(sampleFiles(root)).toEqual([]);
  expect(Object.values(contentOf(root)).join('\n')).not.toMatch(/Rowan|Meridian|Tacoma|Dachshund/);
}

/** The files without the staging folder. */
function visible(root: string): Record<string, string> {
  return Object.fromEntries(Object.entries(filesOf(root)).filter(([path]) => !path.startsWith('.init')));
}

function contentOf(root: string): Record<string, string> {
  return { ...filesOf(join(root, 'content')), ...filesOf(join(root, 'public')) };
}

/** A repository with the sample and files to import. */
function clone(): string {
  const sources = { 'resume.json': RESUME, 'linkedin.zip': LINKEDIN };
  const root = folderOf({ ...sources, '.gitignore': '.init/\n' });
  for (const name of ['lib', 'node_modules', 'package.json', 'tsconfig.json', 'scripts'])
    symlinkSync(resolve(name), join(root, name));
  for (const name of ['content', 'public']) cpSync(name, join(root, name), { recursive: true });
  execFileSync('git', ['init'], { cwd: root, stdio: 'ignore' });
  commitAll(root);
  return root;
}

function commitAll(root: string) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('add', 'content', 'public');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-m', 'content');
}

/** Runs the command in this process, which takes a tenth of a start. */
async function run(root: string, options: Options) {
  const before = process.cwd();
  process.chdir(root);
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    return { ...(await init(options)), printed: print.mock.calls.join('\n') };
  } finally {
    process.chdir(before);
  }
}

function start(root: string, ...args: string[]) {
  const { BGG_TOKEN: _, ...inherited } = env.inherited;
  return spawnSync('node', ['--import', 'tsx', resolve('scripts/init.ts'), ...args], {
    cwd: root,
    env: inherited as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
}
