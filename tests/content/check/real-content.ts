import { type ContentFiles, checkContent, formatProblem } from '@/lib/content/check/check';
import type { Problem } from '@/lib/content/check/source';
import { readContentFiles } from '@/scripts/check-content';

export const REAL = readContentFiles('content');

/** Path and text of every real document. */
export const REAL_DOCUMENTS = [...REAL.documents];

/** A page that links to the document under test. */
export const REFERRER = 'content/docs/referrer.mdx';

/**
 * The problems of one real document with this text. A check of everything takes 0.2 s, so the other documents are
 * stubs with only what the document can refer to: headings of pages, names of diagrams and gear, ids of the profile. Problems
 * of the stubs are removed.
 */
export function problemsOf(path: string, text: string): Problem[] {
  const usual = usualProblems(path);
  return checkContent(filesAround(path, text)).filter((problem) => !usual.has(formatProblem(problem)));
}

const known = new Map<string, Problem[]>();

function usualProblems(path: string): Set<string> {
  const found = known.get(path) ?? checkContent(filesAround(path, REAL.documents.get(path) ?? ''));
  known.set(path, found);
  if (found.some(({ file }) => file === `content/${path}`)) throw new Error(`${path} lacks something it refers to`);
  return new Set(found.map(formatProblem));
}

function filesAround(path: string, text: string): ContentFiles {
  const original = REAL.documents.get(path) ?? '';
  const documents = new Map<string, string>();
  for (const [other, content] of REAL.documents) {
    if (original.includes(addressOf(other)))
      documents.set(other, other.startsWith('pages/') ? content : stubOf(content));
    if (path.startsWith('projects/') && other.startsWith('diagrams/')) documents.set(other, '');
    if (path.startsWith('astrophotos/') && other.startsWith('gear/')) documents.set(other, content);
    if (path === 'resume.mdx' && other === 'profile.mdx') documents.set(other, content);
  }
  documents.set('docs/referrer.mdx', `---\n---\n[a](${addressOf(path)})`);
  documents.set(path, text);
  const routes = [...documents.keys()].filter((other) => other.startsWith('pages/')).map(addressOf);
  return { ...REAL, documents, routes };
}

function addressOf(path: string): string {
  if (path.startsWith('pages/')) return /^path: (.*)$/m.exec(REAL.documents.get(path) ?? '')?.[1] ?? '';
  return path.startsWith('docs/') || path.startsWith('projects/')
    ? `/${path.replace(/(\/index)?\.mdx$/, '')}`
    : '/docs';
}

function stubOf(text: string): string {
  const body = text.slice(text.indexOf('\n---\n') + 5).replace(/^```[\s\S]*?^```/gm, '');
  return `---\n---\n${(body.match(/^##+ .*$/gm) ?? []).join('\n')}\n`;
}
