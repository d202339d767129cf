import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { run as runProjects } from '@/scripts/new/projects';
import { commit, initRepository, run } from '../../../collectors/git/sandbox';
import { DOCUMENTS } from '../../../content/check/documents';
import { folderOf } from '../../../folders';

let folder: string;
const at = (...names: string[]) => join(folder, ...names);
const projects = () => readdirSync(at('projects')).toSorted();

beforeEach(() => {
  folder = folderOf(DOCUMENTS);
  vi.stubEnv('CONTENT_DIR', folder);
  vi.stubEnv('GITHUB_API_URL', '');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
function clone(name: string, remote?: string): string {
  const path = initRepository(name);
  writeFileSync(join(path, 'README.md'), `# ${name}\n\nMoves the loads of the harbor.\n`);
  run(path, 'add', '--all');
  commit(path);
  if (remote) run(path, 'remote', 'add', 'origin', remote);
  return path;
}

test('clones become drafts once', async () => {
  const paths = [clone('Crane'), clone('winch', 'git@github.com:ada/winch.git')];
  const { summary } = await runProjects(paths, {});
  expect(summary).toContain(`Added ${at('projects/crane.mdx')}.\nAdded ${at('projects/winch.mdx')}.\nNext: `);
  expect(projects()).toEqual(['crane.mdx', 'kiln.mdx', 'winch.mdx']);
  expect(readFileSync(at('projects/crane.mdx'), 'utf8')).toMatch(/^draft: true # TODO/m);
  const again = await runProjects(paths, {});
  expect(again.summary).toMatch(
    /crane\.mdx is already there\.\n.*winch\.mdx is already there\.\nThere is nothing to add\./,
  );
});
