import type { ContentFiles } from '../../lib/content/check/check';
import { findTodos } from '../../lib/content/check/todos';
import { sampleFiles } from '../../lib/content/sample';
import { publishedDocuments, readSections } from '../../lib/content/unpublished-files';
import { StoreError } from '../../lib/dev-stats/store/errors';
import { createReader } from '../../lib/dev-stats/store/read/reader';
import { env } from '../../lib/env';
import { contentFindings, sampleFindings } from '../../lib/setup/doctor/documents';
import { error, type Finding, type Group, ok } from '../../lib/setup/doctor/finding';
import { siteUrlFindings, tokenFindings } from '../../lib/setup/doctor/settings';
import { type StoreState, statisticsFindings } from '../../lib/setup/doctor/statistics';
import { finishChanges } from '../../lib/setup/init/replace';
import { contentProblems } from '../shared/check-content';
import { readContentFiles } from '../shared/content-files';

/** Examines the site in the working directory, in the order in which an owner would fix it. */
export async function examine(): Promise<Group[]> {
  finishChanges('.');
  const files = readContentFiles(env.contentDir);
  const todos = findTodos({ ...files, documents: publishedDocuments(files.documents) });
  return [
    { name: 'Sample', findings: checkSample(files) },
    { name: 'Content', findings: contentFindings(contentProblems(files), todos, files.documents.size) },
    { name: 'Address', findings: siteUrl() },
    { name: 'Tokens', findings: tokenFindings(env) },
    { name: 'Statistics', findings: await statistics(files) },
  ];
}

/** In another content folder every document is the owner's; public/ is the same. */
function checkSample({ documents, root }: ContentFiles): Finding[] {
  const left = sampleFiles('.').filter((path) => root === 'content' || !path.startsWith('content/'));
  const named = new Map([...documents].map(([path, text]) => [`${root}/${path}`, text]));
  return sampleFindings(left, named);
}

function siteUrl(): Finding[] {
  try {
    return siteUrlFindings(env.buildSettings.siteUrl);
  } catch (problem) {
    return [error((problem as Error).message, 'The build refuses it.')];
  }
}

async function statistics(files: ContentFiles): Promise<Finding[]> {
  if (!readSections(files).some(({ name }) => name === 'dev-stats'))
    return [ok('The section dev-stats is off: `dev-stats: false` in the profile.')];
  return statisticsFindings(await readStore(), Date.now());
}

/** The sources of the store. Never creates or changes one. */
async function readStore(): Promise<StoreState> {
  const reader = createReader({ url: env.databaseUrl, authToken: env.databaseAuthToken });
  try {
    return await reader.current();
  } catch (error) {
    const known = error instanceof StoreError ? error : new StoreError('read', error);
    return { problem: known.message };
  } finally {
    reader.close();
  }
}
