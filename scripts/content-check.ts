import { checkContent, formatProblem } from '../lib/content-check/check';
import { env } from '../lib/env';
import { readContentFiles } from './content-files';

try {
  const files = readContentFiles(env.contentDir);
  const problems = checkContent(files);
  for (const problem of problems) console.error(formatProblem(problem));
  if (problems.length === 0) console.log(`Content is valid: ${files.documents.size} documents.`);
  else process.exitCode = 1;
} catch (error) {
  console.error(`The content in ${env.contentDir} cannot be read: ${(error as Error).message}`);
  process.exitCode = 1;
}
