import { checkContent, formatProblem } from '../lib/content-check/check';
import { env } from '../lib/env';
import { readContentFiles } from './content-files';

try {
  const files = readContentFiles(env.contentDir);
  const problems = checkContent(files);
  for (const problem of problems) console.log(formatProblem(problem));
  if (problems.length === 0) console.log(`Content is valid: ${files.documents.size} documents.`);
  else {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    console.error(`${count} in ${files.documents.size} documents.`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(
    `The content in ${env.contentDir} cannot be read: ${(error as Error).message}. CONTENT_DIR names the folder.`,
  );
  process.exitCode = 1;
}
