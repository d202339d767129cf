import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isSample, sampleFiles } from '@/lib/content/sample';
import { env } from '@/lib/env';
import { finishChanges } from '@/lib/setup/init/replace';
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
  test.each(['resume.json', 'linkedin.zip'])('replaces the sample by what %s says', (file) => {
    const root = clone();
    const source = file.endsWith('.json') ? ['--resume', file] : ['--linkedin', file, '--email', 'imani@example.com'];
    const { status, stdout } = run(root, ...source, '--yes');
    expect(status).toBe(0);
    expect(stdout).toContain('Add:\n  content/roles/cto-nordpay.mdx\n');
    expect(sampleFiles(root)).toEqual([]);
    expect(Object.values(contentOf(root)).join('\n')).not.toMatch(/Rowan|Meridian|Tacoma|Dachshund/);
    expect(run(root, ...source, '--yes', '--force').stdout).toContain('There is nothing to change.');
  });

  test.each<[string, string[], number, string]>([
    ['in a dry run', ['--resume', 'resume.json', '--dry-run'], 0, ''],
    ['without an answer', ['--resume', 'resume.json'], 1, 'Nothing was written. Add --yes to write it.'],
  ])('writes nothing %s', (_, args, code, message) => {
    const root = clone();
    const before = contentOf(root);
    const { status, stderr } = run(root, ...args);
    expect(stderr).toContain(message);
    expect(status).toBe(code);
    expect(contentOf(root)).toEqual(before);
  });

  test('uncommitted changes are not overwritten without --force', () => {
    const root = clone();
    writeFileSync(join(root, 'content/resume.mdx'), 'an edit');
    const refused = run(root, '--resume', 'resume.json', '--yes');
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('content/ or public/ has uncommitted changes (M content/resume.mdx)');
    expect(run(root, '--resume', 'resume.json', '--yes', '--force').status).toBe(0);
    expect(contentOf(root)['resume.mdx']).toContain('Builds payment platforms.');
  });
});

test('killed before any file operation, it has changed everything or nothing', () => {
  const before = { 'content/a.mdx': 'old', 'content/b/c.mdx': 'old', 'public/d/e.svg': 'old' };
  const after = { 'content/a.mdx': 'new', 'content/f/g.mdx': 'new' };
  const changes = JSON.stringify({ write: Object.entries(after), remove: ['content/b/c.mdx', 'public/d/e.svg'] });
  const outcomes = new Set<string>();
  for (let operation = 1; ; operation += 1) {
    const root = folderOf(before);
    const script = resolve('tests/setup/init/apply-until-killed.ts');
    const { signal, status } = spawnSync('node', ['--import', 'tsx', script, root, String(operation), changes]);
    if (!existsSync(join(root, '.init/journal.json')) && signal) expect(visible(root)).toEqual(before);
    finishChanges(root);
    const isDone = visible(root)['content/a.mdx'] === 'new';
    expect(visible(root)).toEqual(isDone ? after : before);
    outcomes.add(isDone ? 'everything' : 'nothing');
    if (!signal) {
      expect(status).toBe(0);
      break;
    }
  }
  expect([...outcomes]).toEqual(['nothing', 'everything']);
});

/** The files without the staging folder. */
function visible(root: string): Record<string, string> {
  return Object.fromEntries(Object.entries(filesOf(root)).filter(([path]) => !path.startsWith('.init')));
}

function contentOf(root: string): Record<string, string> {
  return { ...filesOf(join(root, 'content')), ...filesOf(join(root, 'public')) };
}

/** A repository with the sample and files to import. */
function clone(): string {
  const slip = zipOf([{ name: '../../Positions.csv', content: COLUMNS }]);
  const sources = { 'resume.json': RESUME, 'linkedin.zip': LINKEDIN, 'slip.zip': slip };
  const root = folderOf({ ...sources, '.gitignore': '.init/\n' });
  for (const name of ['lib', 'node_modules', 'package.json', 'tsconfig.json', 'scripts'])
    symlinkSync(resolve(name), join(root, name));
  for (const name of ['content', 'public']) cpSync(name, join(root, name), { recursive: true });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('init');
  git('add', 'content', 'public');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-m', 'sample');
  return root;
}

function run(root: string, ...args: string[]) {
  const { BGG_TOKEN: _, ...inherited } = env.inherited;
  return spawnSync('node', ['--import', 'tsx', resolve('scripts/init.ts'), ...args], {
    cwd: root,
    env: inherited as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
}
