import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { typeOfFile } from '../../lib/content/check/addresses';
import type { ContentFiles } from '../../lib/content/check/check';
import { findTodos } from '../../lib/content/check/todos';
import { documentTypes } from '../../lib/content/schema/documents';
import { readSections } from '../../lib/content/unpublished-files';
import { toFileName } from '../../lib/content/write/file-name';
import { newDocument } from '../../lib/content/write/new-document';
import { env } from '../../lib/env';
import { replaceFile } from '../../lib/replace-file';
import type { OwnerDocument } from '../../lib/setup/init/owner';
import { pluralize } from '../../lib/words';
import { listProblems } from '../shared/check-content';
import { readContentFiles } from '../shared/content-files';
import type { Run } from '../shared/program';

export const runFor =
  (type: string): Run =>
  async ([given = ''], options) => {
    const title = given.trim();
    const files = readContentFiles(env.contentDir);
    const name = options.name ? String(options.name) : toFileName(title);
    if (!name) throw new Error(`"${title}" gives no name for a file. Choose one with --name NAME.`);
    const today = new Date().toISOString().slice(0, 10);
    const added = newDocument(type, { title, name, today, documents: files.documents });
    return { summary: await addDocuments(files, [added]) };
  };

/** Writes new documents, and returns what to do next. Throws and writes nothing if one cannot be added. */
export async function addDocuments(files: ContentFiles, added: OwnerDocument[]): Promise<string> {
  const targets = added.map(({ path, text }) => ({ file: join(env.contentDir, path), text }));
  const present = targets.find(({ file }) => existsSync(file));
  if (present) throw new Error(`${present.file} already exists. Choose another name with --name NAME.`);
  assertNoNewProblem(files, added);
  for (const { file, text } of targets) {
    await mkdir(dirname(file), { recursive: true });
    await replaceFile(file, text);
  }
  const documents = new Map(added.map(({ path, text }) => [path, text]));
  const places = pluralize(findTodos({ documents, root: files.root }).length, 'place');
  const isDraft = added.some(({ text }) => /^draft: true\b/m.test(text));
  const publish = isDraft ? ', and then remove draft: true to publish' : '';
  return [
    ...targets.map(({ file }) => `Added ${file}.`),
    `Next: replace what is marked TODO (${places})${publish}.`,
    ...notesOfSections(files, added),
  ].join('\n');
}

export function notesOfSections(files: ContentFiles, added: readonly Pick<OwnerDocument, 'path'>[]): string[] {
  const shown = readSections(files);
  const sections = added.map(({ path }) => {
    const type = typeOfFile(path);
    return type ? documentTypes[type]?.section : undefined;
  });
  const off = sections.flatMap((section) => (section && !shown.includes(section) ? [section.name] : []));
  return [...new Set(off)].map((name) => `No page shows it yet: profile.mdx switches the section ${name} off.`);
}

/** Throws if the content would have a problem that it does not have now. */
export function assertNoNewProblem(files: ContentFiles, added: OwnerDocument[]): void {
  const documents = new Map([...files.documents, ...added.map(({ path, text }) => [path, text] as const)]);
  const before = new Set(listProblems(files));
  const after = listProblems({ ...files, documents });
  const fresh = after.filter((line) => !before.has(line));
  const isOwn = (line: string) => added.some(({ path }) => line.startsWith(`${files.root}/${path}:`));
  const problem = fresh.find(isOwn) ?? fresh[0];
  if (problem) throw new Error(`Nothing was written, because the content would not be valid: ${problem}`);
}
