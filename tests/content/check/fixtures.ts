import { checkContent, formatProblem } from '@/lib/content/check/check';
import { DOCUMENTS, doc } from './documents';

const IMAGES = [
  '/Übersicht 1.pdf',
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

/** The problems of texts that start on line 6 of documents of their own, docs/text-0.mdx and following. */
export function problemsOfTexts(texts: string[]): Record<string, string[]> {
  const paths = texts.map((_, index) => `docs/text-${index}.mdx`);
  const problems = problemsWith(
    Object.fromEntries(paths.map((path, index) => [path, doc('Text', texts[index] ?? '')])),
  );
  const findProblems = (path = '') =>
    problems.flatMap((problem) => problem.split(`content/${path}:`).slice(1)).filter(Boolean);
  return Object.fromEntries(texts.map((text, index) => [text, findProblems(paths[index])]));
}
