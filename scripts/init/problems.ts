import type { Changes } from '../../lib/setup/init/replace';
import { listProblems, readContentFiles } from '../shared/check-content';

/** What the check of the content would say after the changes. */
export function problemsAfter(root: string, { write, remove }: Changes): string[] {
  const files = readContentFiles(`${root}/content`);
  for (const path of remove) {
    files.documents.delete(path.replace(/^content\//, ''));
    files.images.delete(path.replace(/^public/, ''));
  }
  for (const [path, text] of write) {
    if (path.startsWith('content/')) files.documents.set(path.slice('content/'.length), String(text));
    else files.images.add(path.replace(/^public/, ''));
  }
  return listProblems(files);
}
