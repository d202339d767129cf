import { join } from 'node:path/posix';
import { allDocuments, type DocumentTypeMap } from 'contentlayer/generated';
import { env } from '../env';
import type { Source, Sourced } from '../section';
import { SECTIONS } from '../sections';
import { isOff, isSectionOn } from './chosen-sections';
import { documentType } from './schema/documents';
import { type Marked, shown, type Visibility } from './visibility';

/** The only module that imports the compiled content. It leaves out drafts in production, and sections that are off. */

export type DocumentOf<Type extends keyof DocumentTypeMap> = Marked<DocumentTypeMap[Type]> & {
  name: string;
};

type AnyDocument = DocumentTypeMap[keyof DocumentTypeMap];

const chosen = allDocuments.find((document) => document._type === 'Profile')?.sections;

const byType = new Map<string, AnyDocument[]>();

/** Empty while the section is off. */
export function getDocuments<Type extends keyof DocumentTypeMap>(type: Type): DocumentOf<Type>[] {
  const documents = byType.get(type) ?? readDocuments(type);
  byType.set(type, documents);
  return documents as DocumentOf<Type>[];
}

function readDocuments(type: string): AnyDocument[] {
  const { section } = documentType(type);
  if (section && !isSectionOn(chosen, section)) return [];
  const documents = allDocuments
    .filter(({ _type }) => _type === type)
    .map((document) => ({ name: baseName(document), ...withoutOffLinks(document) }));
  return shown(documents as Visibility[]) as AnyDocument[];
}

export function isOn(name: string): boolean {
  const section = SECTIONS.find((each) => each.name === name);
  return section !== undefined && isSectionOn(chosen, section);
}

/** True for other sites. */
export function isServed(address: string): boolean {
  return !isOff(chosen, address);
}

export function neighborsIn<D extends { slug: string }>(list: D[], slug: string): { previous?: D; next?: D } {
  const index = list.findIndex((document) => document.slug === slug);
  const previous = index < 0 ? undefined : list[index - 1];
  const next = index < 0 ? undefined : list[index + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}

export function getSource({ _raw, updated }: Sourced, ...others: string[]): Source {
  return { files: [join(env.contentDir, _raw.sourceFilePath), ...others], updated };
}

function withoutOffLinks<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutOffLinks) as T;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, field]) => !(key === 'href' && typeof field === 'string' && !isServed(field)),
  );
  return Object.fromEntries(kept.map(([key, field]) => [key, withoutOffLinks(field)])) as T;
}

function baseName({ _raw }: Pick<AnyDocument, '_raw'>): string {
  return _raw.sourceFileName.replace(/\.\w+$/, '');
}
