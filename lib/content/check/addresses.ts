import { matchesGlob } from 'node:path/posix';
import { type ChosenSections, isOff, isSectionOn } from '../chosen-sections';
import { documentType, documentTypes } from '../schema/documents';
import { profile as profileSchema } from '../schema/profile';
import type { Prose } from './prose';
import type { Problem, Source } from './source';

export interface CheckedDocument {
  type: string;
  source: Source;
  prose: Prose;
  name: string;
}

const PATTERNS = Object.entries(documentTypes).map(([name, { pattern }]) => [name, pattern] as const);

export const KNOWN_PLACES = PATTERNS.map(([, pattern]) => pattern).join(', ');

export function typeOfFile(path: string): string | undefined {
  return PATTERNS.find(([, pattern]) => matchesGlob(path, pattern))?.[0];
}

export function isDraft({ source }: CheckedDocument): boolean {
  return (source.data as { draft?: unknown } | null)?.draft === true;
}

/** Undefined if the profile cannot be read. */
export function chosenSections(documents: CheckedDocument[]): ChosenSections {
  const profile = documents.find(({ type }) => type === 'Profile')?.source.data as { sections?: unknown } | undefined;
  return profileSchema.shape.sections.safeParse(profile?.sections).data;
}

export function isShown({ type, source }: CheckedDocument, chosen: ChosenSections): boolean {
  const { section } = documentType(type);
  if (section) return isSectionOn(chosen, section);
  const { path } = (source.data ?? {}) as { path?: unknown };
  return !(type === 'PageMeta' && isOff(chosen, String(path)));
}

export function listAddresses({ type, name, source }: CheckedDocument): string[] {
  const fields = (source.data ?? {}) as Record<string, unknown>;
  if (type === 'PageMeta') return typeof fields.path === 'string' ? [fields.path] : [];
  const file = name.slice(name.indexOf('/') + 1);
  return documentType(type).addresses?.(file, fields) ?? [];
}

export function addressProblems(documents: CheckedDocument[], routes: readonly string[], root: string): Problem[] {
  const files = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [document, address] of documents.flatMap((each) => listAddresses(each).map((at) => [each, at] as const))) {
    const { file, lineOf } = document.source;
    const isPage = document.type === 'PageMeta';
    const line = lineOf([isPage ? 'path' : 'slug']);
    const first = files.get(address);
    if (first) {
      problems.push({ file, line, message: `duplicate slug: ${address} is already the address of ${first}` });
    } else files.set(address, file);
    if (isPage && address.startsWith('/') && !routes.includes(address)) {
      problems.push({ file, line, message: `path must be one of ${routes.join(', ')} (got "${address}")` });
    }
  }
  const chosen = chosenSections(documents);
  const missing = routes.filter((route) => !files.has(route) && !isOff(chosen, route));
  return [
    ...missing.map((route) => ({ file: `${root}/pages`, line: 1, message: `no document has the path ${route}` })),
    ...problems,
  ];
}

export function missingDocuments(paths: Iterable<string>, chosen: ChosenSections, root: string): Problem[] {
  const existing = new Set(paths);
  const isRequired = (type: string, pattern: string) => {
    const { section } = documentType(type);
    return !pattern.includes('*') && (!section || isSectionOn(chosen, section));
  };
  return PATTERNS.filter(([type, pattern]) => isRequired(type, pattern) && !existing.has(pattern)).map(
    ([, pattern]) => ({
      file: `${root}/${pattern}`,
      line: 1,
      message: 'is missing; the site needs it',
    }),
  );
}
