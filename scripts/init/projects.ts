import { sampleFiles } from '../../lib/content/sample';
import { draftProjects } from '../../lib/setup/import/projects/drafts';
import type { OwnerDocument } from '../../lib/setup/init/owner';
import { readProjects } from '../new/projects';
import { readContentFiles } from '../shared/check-content';
import type { Options } from './options';

interface Drafts {
  projects: OwnerDocument[];
  existing: string[];
}

export async function readDrafts(root: string, { projects = [] }: Options, today: string): Promise<Drafts> {
  const { documents } = readContentFiles(`${root}/content`);
  for (const path of sampleFiles(root)) documents.delete(path.replace(/^content\//, ''));
  const existing = [...documents.keys()];
  if (projects.length === 0) return { projects: [], existing };
  const { drafts } = draftProjects(await readProjects(projects), documents, today);
  return { projects: drafts, existing };
}
