import type { Section } from '../section';
import { SECTIONS } from '../sections';
import { typeOfFile } from './check/addresses';
import type { ContentFiles } from './check/check';
import { readSource } from './check/source';
import { findTodos } from './check/todos';
import { type ChosenSections, isSectionOn } from './chosen-sections';
import type { Published } from './published';
import { documentTypes } from './schema/documents';
import { showsDrafts } from './visibility';

export function findPublished({
  documents,
  images,
  root,
}: Pick<ContentFiles, 'documents' | 'images' | 'root'>): Published {
  const sections = readSections({ documents });
  const shown = publishedDocuments(documents);
  const hidden = new Map([...documents].filter(([path]) => !shown.has(path)));
  const todos = findTodos({ documents: shown, root }).map(({ file, line }) => `${file}:${line}`);
  const visible = findNamedAddresses(shown);
  const isIn = (folder: string, address: string) => `${address}/`.startsWith(`${folder}/`);
  const isShown = (address: string) => visible.some((other) => isIn(address, other) || isIn(other, address));
  const unpublished = [...new Set(findNamedAddresses(hidden))].filter(
    (address) => [...images].some((file) => isIn(address, file)) && !isShown(address),
  );
  return { sections: sections.map(({ name }) => name), unpublished, todos };
}

export function publishedDocuments(documents: Map<string, string>): Map<string, string> {
  const sections = readSections({ documents });
  return new Map([...documents].filter(([path, text]) => !isHidden(path, text, sections)));
}

/** The sections that the profile has on; those that are on at first if it cannot be read. */
export function readSections({ documents }: Pick<ContentFiles, 'documents'>): Section[] {
  const { data } = readSource('profile.mdx', documents.get('profile.mdx') ?? '');
  const { sections } = (data ?? {}) as { sections?: ChosenSections };
  return SECTIONS.filter((section) => isSectionOn(sections, section));
}

function findNamedAddresses(documents: Map<string, string>): string[] {
  return [...documents].flatMap(([path, text]) => {
    const named = Array.from(text.matchAll(/\/[^\s"'<>()[\]]+/g), ([address]) => address);
    const photo = /^astrophotos\/(.+)\.mdx$/.exec(path)?.[1];
    return photo ? [...named, `/photos/${photo}`] : named;
  });
}

function isHidden(path: string, text: string, sections: readonly Section[]): boolean {
  const type = typeOfFile(path);
  const section = type && documentTypes[type]?.section;
  if (section && !sections.includes(section)) return true;
  if (showsDrafts() || !/^draft:/m.test(text)) return false;
  const { draft } = readSource(path, text).data as { draft?: unknown };
  return draft === true;
}
