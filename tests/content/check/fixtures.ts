import { checkContent, formatProblem } from '@/lib/content/check/check';
import { DOCUMENTS, doc } from './documents';

const IMAGES = [
  '/astro/veil.jpg',
  '/projects/kiln/cover.svg',
  '/projects/kiln/shot.svg',
  ...['480.avif', '960.avif', '480.webp', '960.webp', '960.jpg'].map((file) => `/photos/veil/${file}`),
  '/papers/glaze.pdf',
];

/** The problems, one per line, with some files replaced; null removes a file. */
export function problemsWith(changes: Record<string, string | null>, routes = ['/', '/lab']): string[] {
  const texts = Object.entries({ ...DOCUMENTS, ...changes });
  const documents = new Map(texts.flatMap(([path, text]) => (text === null ? [] : [[path, text] as const])));
  const files = { documents, images: new Set(IMAGES), routes, root: 'content' };
  return checkContent(files).map(formatProblem);
}

/** The problems when one passage of one file is replaced. */
export function problemsAfter(path: string, from: string | RegExp, to: string): string[] {
  const text = DOCUMENTS[path] ?? '';
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${path} has no "${from}"`);
  return problemsWith({ [path]: changed });
}

/** The problems of a text that starts on line 6 of docs/kiln.mdx, below the heading. */
export function problemsOfProse(text: string): string[] {
  return problemsWith({ 'docs/kiln.mdx': doc('Kiln', `${text}\n\n## First firing`) });
}
