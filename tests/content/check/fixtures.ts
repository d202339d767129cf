import { checkContent, formatProblem } from '@/lib/content/check/check';
import { DOCUMENTS, doc } from './documents';

const IMAGES = ['/projects/kiln/cover.svg', '/projects/kiln/shot.svg', '/astro/veil.jpg', '/papers/glaze.pdf'];

/** What the check says, line by line, when some files read otherwise; null leaves a file out. */
export function problemsWith(changes: Record<string, string | null>): string[] {
  const texts = Object.entries({ ...DOCUMENTS, ...changes });
  const documents = new Map(texts.flatMap(([path, text]) => (text === null ? [] : [[path, text] as const])));
  const files = { documents, images: new Set(IMAGES), routes: ['/', '/lab'], root: 'content' };
  return checkContent(files).map(formatProblem);
}

/** What the check says when one passage of one file reads otherwise. */
export function problemsAfter(path: string, from: string | RegExp, to: string): string[] {
  const text = DOCUMENTS[path] ?? '';
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${path} has no "${from}"`);
  return problemsWith({ [path]: changed });
}

/** What the check says of a text below the heading of docs/kiln.mdx, whose line 6 it starts on. */
export function problemsOfProse(text: string): string[] {
  return problemsWith({ 'docs/kiln.mdx': doc('Kiln', `${text}\n\n## First firing`) });
}
