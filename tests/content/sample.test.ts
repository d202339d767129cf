import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { expect, test } from 'vitest';
import { checkContent, formatProblem } from '@/lib/content/check/check';
import { isSample, sampleFiles, sha256 } from '@/lib/content/sample';
import { readContentFiles } from '@/scripts/shared/content-files';
import { folderOf } from '../folders';

const CHANGED = `The sample has changed. To replace it with your own content, run npm run init. To keep the change as a part
of the sample, run npx vitest run tests/content/sample.test.ts -u, which writes its list`;

test.runIf(isSample())('the list of the sample is that of the documents and pictures', async () => {
  const files = ['content', 'public'].flatMap(filesBelow);
  const hashes = Object.fromEntries(files.map((path) => [path, sha256(readFileSync(path))]));
  const list = { owner: frontmatter('content/profile.mdx').name, words: sampleWords(files), files: hashes };
  await expect(`${JSON.stringify(list, null, 2)}\n`, CHANGED).toMatchFileSnapshot('../../lib/content/sample.json');
});

test.runIf(isSample())('the check has no complaint about the sample', () => {
  expect(checkContent(readContentFiles('content')).map(formatProblem)).toEqual([]);
});

test('an edited file and a new file are the owner’s', () => {
  const root = folderOf({
    'content/profile.mdx': '---\nname: Ada Quill\n---\n',
    'content/projects/kiln.mdx': '---\ntitle: Kiln\n---\n',
  });
  expect(sampleFiles(root)).toEqual([]);
  expect(isSample(root)).toBe(false);
});

/** Names that an owner's site must not have: of the person, the employers, the schools and the projects. */
function sampleWords(files: string[]): string[] {
  const profile = frontmatter('content/profile.mdx');
  const resume = frontmatter('content/resume.mdx');
  const below = (folder: string) => files.filter((path) => path.startsWith(folder)).map(frontmatter);
  const titles = below('content/projects/').map(({ title }) => title.replace(/^\w+: /, ''));
  const companies = below('content/roles/').map(({ company }) => company);
  const schools = resume.education.map(({ institution }: { institution: string }) => institution);
  const slugs = files.flatMap((path) => /^content\/projects\/(.+)\.mdx$/.exec(path)?.[1] ?? []);
  const contact = [profile.email, profile.bggUsername, profile.statsRepo, profile.network.url, resume.phone];
  const people = [profile.name, profile.name.split(' ')[0], profile.quote.name, profile.location.split(',')[0]];
  return [...new Set([...people, ...contact, ...companies, ...schools, ...titles, ...slugs])];
}

// biome-ignore lint/suspicious/noExplicitAny: the check of the content knows the fields.
function frontmatter(path: string): any {
  return matter(readFileSync(path, 'utf8')).data;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .toSorted();
}
