import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { env } from '@/lib/env';
import { folderOf } from '../folders';
import { DOCUMENTS } from './check/documents';

/** A project with documents in the folder `elsewhere`. */
function createProject(documents: Readonly<Record<string, string>>): string {
  const project = folderOf(
    Object.fromEntries(Object.entries(documents).map(([path, text]) => [`elsewhere/${path}`, text])),
  );
  for (const name of ['contentlayer.config.ts', 'lib', 'node_modules', 'package.json', 'public', 'tsconfig.json'])
    symlinkSync(resolve(name), join(project, name));
  return project;
}

/** Compiles the documents of a folder. Returns a function that reads the compiled documents of a type. */
function compile(project: string, contentDir = 'elsewhere') {
  const variables = {
    CONTENT_DIR: contentDir,
    PATH: [resolve('node_modules/.bin'), env.path].join(delimiter),
    PWD: project,
  };
  try {
    execFileSync('tsx', [resolve('scripts/content.ts')], {
      cwd: project,
      env: { ...env.inherited, ...variables },
      stdio: 'ignore',
    });
  } catch {
    // The images and pages of the smallest site are missing; the compiler does not need them.
  }
  return (type: string) =>
    JSON.parse(readFileSync(join(project, `.contentlayer/generated/${type}/_index.json`), 'utf8'));
}

test('the compiler reads one folder, then another with the same names and times, also through a link at another depth', () => {
  const project = join(folderOf({ 'one/two/file': '' }), 'one/two/link');
  symlinkSync(createProject(DOCUMENTS), project, 'junction');
  cpSync(join(project, 'elsewhere'), join(project, 'other'), { recursive: true });
  const profile = 'profile.mdx';
  writeFileSync(join(project, 'other', profile), (DOCUMENTS[profile] ?? '').replace('Ada Quill', 'Ben Reed'));
  for (const folder of ['elsewhere', 'other']) utimesSync(join(project, folder, profile), 1, 1);
  const compiled = compile(project, 'elsewhere');
  expect(compiled('Profile').name).toBe('Ada Quill');
  expect(compiled('Talk')).toEqual([]);
  expect(compile(project, 'other')('Profile').name).toBe('Ben Reed');
});
