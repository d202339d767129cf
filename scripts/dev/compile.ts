import { writePublished } from '../../lib/content/published';
import { findPublished } from '../../lib/content/unpublished-files';
import { env } from '../../lib/env';
import { checkContentFiles } from '../shared/check-content';
import { readContentFiles } from '../shared/content-files';
import { compilerVariables, loadEnvFiles } from '../shared/env-files';
import { runCommand, stopSignal } from '../start/processes';

const printed = new Set<string>();

/** Checks the content, and compiles it if it is valid. Prints errors instead of throwing. */
export async function compile(stop: AbortSignal): Promise<void> {
  try {
    // .vscode/tasks.json waits for this line, and for the result of the check.
    console.log('Checking the content …');
    if (checkContentFiles(printed).length > 0)
      return console.error('Content not compiled. The site keeps the last valid version.');
    writePublished(findPublished(readContentFiles(env.contentDir)));
    await runCommand(['contentlayer2', 'build'], stop, compilerVariables());
  } catch (error) {
    // A file can go while it is read, for example when Git changes the branch.
    console.error((error as Error).message);
  }
}

if (import.meta.main) {
  loadEnvFiles({ isDevelopment: true });
  await compile(stopSignal());
}
