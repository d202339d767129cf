import { checkApiUrl } from '../../lib/collectors/github/api/settings';
import { env } from '../../lib/env';
import { findClones, type ProjectFacts, readClones } from '../../lib/setup/import/projects/clones';
import { draftProjects } from '../../lib/setup/import/projects/drafts';
import { readContentFiles } from '../shared/content-files';
import type { Run } from '../shared/program';
import { addDocuments } from './add';

export const run: Run = async (paths) => {
  const files = readContentFiles(env.contentDir);
  const today = new Date().toISOString().slice(0, 10);
  const { drafts, present } = draftProjects(await readProjects(paths), files.documents, today);
  const lines = [
    ...present.map((path) => `${files.root}/${path} is already there.`),
    drafts.length > 0 ? await addDocuments(files, drafts) : 'There is nothing to add.',
  ];
  return { summary: lines.join('\n') };
};

/** Reads the facts of clones. A folder that is not a clone is replaced by the clones in it. */
export function readProjects(paths: string[]): Promise<ProjectFacts[]> {
  const folders = paths.flatMap((path) => (findClones(path).length > 0 ? findClones(path) : path));
  return readClones({
    git: { env: env.inherited },
    paths: folders,
    githubApiUrl: checkApiUrl(env.githubApiUrl),
  });
}
