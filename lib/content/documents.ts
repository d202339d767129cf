import { join } from 'node:path/posix';
import { allDocuments, type DocumentTypeMap } from 'contentlayer/generated';
import { env } from '../env';
import { memoize } from '../memoize';
import type { Source, Sourced } from '../section';
import { SECTIONS } from '../sections';
import { isOff, isSectionOn } from './chosen-sections';
import { documentType } from './schema/documents';
import { isListed, type Marked, shown, type Visibility } from './visibility';

/** The only module that imports the compiled content. It leaves out drafts in production, and sections that are off. */

export type DocumentOf<Type extends keyof DocumentTypeMap> = Marked<DocumentTypeMap[Type]> & {
  name: string;
};

type AnyDocument = DocumentTypeMap[keyof DocumentTypeMap];

const chosen = allDocuments.find((document) => document._type === 'Profile')?.sections;

/** Empty while the section is off. */
export function getDocuments<Type extends keyof DocumentTypeMap>(type: Type): DocumentOf<Type>[] {
  return readDocuments(type) as DocumentOf<Type>[];
}

const readDocuments = memoize((type): AnyDocument[] => {
  const { section } = documentType(type);
  if (section && !isSectionOn(chosen, section)) return [];
  const documents = allDocuments
    .filter(({ _type }) => _type === type)
    .map((document) => ({ name: document._raw.sourceFileName.replace(/\.\w+$/, ''), ...withoutOffLinks(document) }));
  return shown(documents as Visibility[]) as AnyDocument[];
});

export function isOn(name: string): boolean {
  const section = SECTIONS.find((each) => each.name === name);
  return section !== undefined && isSectionOn(chosen, section);
}

/** True for other sites. */
export function isServed(address: string): boolean {
  return !isOff(chosen, address);
}

export function collect<D extends Visibility & { slug: string }>(all: D[]) {
  const inList = all.filter(isListed);
  return {
    getAll: () => all,
    getListed: () => inList,
    find: (slug: string) => all.find((document) => document.slug === slug),
    findNeighbors: (slug: string): { previous?: D | undefined; next?: D | undefined } => {
      const index = inList.findIndex((document) => document.slug === slug);
      return index < 0 ? {} : { previous: inList[index - 1], next: inList[index + 1] };
    },
  };
}

export function getSource({ _raw, updated }: Sourced, ...others: string[]): Source {
  return { files: [join(env.contentDir, _raw.sourceFilePath), ...others], updated };
}

/** The fields of a page that come from its document. `files` are other files whose changes change the page. */
export function describeDocument<D extends Sourced & Visibility & { title: string }>(
  document: Marked<D>,
  path: string,
  ...files: string[]
) {
  const { title, mark } = document;
  return { path, title, mark, isListed: isListed(document), sources: [getSource(document, ...files)] };
}

function withoutOffLinks<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutOffLinks) as T;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, field]) => !(key === 'href' && typeof field === 'string' && !isServed(field)),
  );
  return Object.fromEntries(kept.map(([key, field]) => [key, withoutOffLinks(field)])) as T;
}
