import { checkApiUrl } from '../../lib/collectors/github/api/settings';
import { env } from '../../lib/env';
import { readAccount } from '../../lib/setup/import/projects/account';
import { findClones, readClones } from '../../lib/setup/import/projects/clones';
import { draftProjects } from '../../lib/setup/import/projects/drafts';
import type { ProjectFacts } from '../../lib/setup/import/projects/facts';
import { pluralize } from '../../lib/words';
import { githubApi } from '../collect/github-api';
import { createProgress } from '../collect/progress';
import { readContentFiles } from '../shared/check-content';
import type { Run } from '../shared/program';
import { addDocuments } from './add';

export interface ProjectSources {
  paths: string[];
  github?: string | undefined;
}

export const run: Run = async (paths, options) => {
  const files = readContentFiles(env.contentDir);
  const { facts, note } = await readProjects({ ...options, paths });
  const { drafts, present } = draftProjects(facts, files.documents, new Date().toISOString().slice(0, 10));
  const lines = [
    ...present.map((path) => `${files.root}/${path} is already there.`),
    drafts.length > 0 ? await addDocuments(files, drafts) : 'There is nothing to add.',
    ...(note ? [note] : []),
  ];
  return { summary: lines.join('\n') };
};

/** What clones and an account say about projects. Clones come first: a repository in both is read from its clone. */
export async function readProjects(sources: ProjectSources): Promise<{ facts: ProjectFacts[]; note?: string }> {
  const { paths, github } = sources;
  const folders = paths.flatMap((path) => (findClones(path).length > 0 ? findClones(path) : path));
  const clones = await readClones({
    git: { env: env.inherited },
    paths: folders,
    githubApiUrl: checkApiUrl(env.githubApiUrl),
  });
  if (!github) return { facts: clones };
  const progress = createProgress();
  const api = githubApi(progress);
  const { facts, others } = await readAccount(api, github).finally(progress.stop);
  const note = `${pluralize(others, 'repository', 'repositories')} of ${github} left out.`;
  return { facts: combined(clones, facts), ...(others > 0 && { note }) };
}

/** The account knows whether a clone is public, its description, topics and page. */
function combined(clones: ProjectFacts[], account: ProjectFacts[]): ProjectFacts[] {
  const readAddress = ({ repositoryUrl = '' }: ProjectFacts) => repositoryUrl.toLowerCase();
  const known = new Map(account.map((facts) => [readAddress(facts), facts]));
  const local = clones.map((clone) => {
    const { description, liveUrl, isPublic, isArchived, topics } = known.get(readAddress(clone)) ?? clone;
    return { ...clone, description, liveUrl, isPublic, isArchived, topics };
  });
  const addresses = new Set(clones.map(readAddress));
  return [...local, ...account.filter((facts) => !addresses.has(readAddress(facts)))];
}
