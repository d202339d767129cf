import matter from 'gray-matter';
import { parse } from 'yaml';
import { jsonResume } from '@/lib/resume/json-resume';
import type { ResumeSources } from '@/lib/resume/sources';
import { readJsonResume } from '@/lib/setup/import/json-resume/read-json-resume';
import { EMPTY_RESUME, type ImportedResume } from '@/lib/setup/import/resume';
import { ownerDocuments } from '@/lib/setup/init/documents';
import type { Owner } from '@/lib/setup/init/owner';

export function createOwner(resume: Partial<ImportedResume>, more: Partial<Owner> = {}): Owner {
  return { ...EMPTY_RESUME, name: 'Imani Okafor', ...resume, projects: [], sections: [], existing: [], ...more };
}

export const importFile = (value: unknown) => readJsonResume('resume.json', JSON.stringify(value));

/** The resume.json of a site whose documents init has written from a file. */
export function exportDocuments(owner: Owner, change: object = {}): Record<string, never> {
  const documents = ownerDocuments(owner, '2026-11-23').map(({ path, text }) => {
    const { data, content } = matter(text, { engines: { yaml: (yaml) => parse(yaml) ?? {} } });
    return { path, document: { ...data, body: { raw: content } } };
  });
  const find = (path: string) => documents.find((each) => each.path === path)?.document;
  const roles = documents.filter(({ path }) => path.startsWith('roles/')).map(({ document }) => document);
  const resume = { ...find('resume.mdx'), ...change };
  const sources = { profile: find('profile.mdx'), resume, roles } as unknown as ResumeSources;
  return JSON.parse(JSON.stringify(jsonResume(sources)));
}
