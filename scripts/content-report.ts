import { checkContent, formatProblem } from '../lib/content/check/check';
import { env } from '../lib/env';
import { readContentFiles } from './content-files';

/** Checks all documents and prints every problem, a line each; whether there is none. */
export function reportContent(): boolean {
  try {
    const files = readContentFiles(env.contentDir);
    const problems = checkContent(files);
    for (const problem of problems) console.log(formatProblem(problem));
    if (problems.length === 0) console.log(`Content is valid: ${files.documents.size} documents.`);
    else {
      const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
      console.error(`${count} in ${files.documents.size} documents.`);
    }
    return problems.length === 0;
  } catch (error) {
    console.error(
      `The content in ${env.contentDir} cannot be read: ${(error as Error).message}. CONTENT_DIR names the folder.`,
    );
    return false;
  }
}
