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

export function findPublished(files: Pick<ContentFiles, 'documents' | 'images' | 'root'>): Published {
  const sections = readSections(files);
  const shown = [...files.documents].filter(([path, text]) => !isHidden(path, text, sections));
  const todos = findTodos({ documents: new Map(shown), root: files.root }).map(({ file, line }) => `${file}:${line}`);
  return { sections: sections.map(({ name }) => name), unpublished: unpublishedFiles(files), todos };
}

/** The sections that the profile has on; those that are on at first if it cannot be read. */
export function readSections({ documents }: Pick<ContentFiles, 'documents'>): Section[] {
  const { data } = readSource('profile.mdx', documents.get('profile.mdx') ?? '');
  const { sections } = (data ?? {}) as { sections?: ChosenSections };
  return SECTIONS.filter((section) => isSectionOn(sections, section));
}

/** Files and folders that only drafts and sections that are off name. */
export function unpublishedFiles({ documents, images }: Pick<ContentFiles, 'documents' | 'images'>): string[] {
  const sections = readSections({ documents });
  const hidden = new Set<string>();
  const visible = new Set<string>();
  for (const [path, text] of documents) {
    const named = isHidden(path, text, sections) ? hidden : visible;
    for (const [address] of text.matchAll(/\/[^\s"'<>()[\]]+/g)) named.add(address);
    const photo = /^astrophotos\/(.+)\.mdx$/.exec(path)?.[1];
    if (photo) named.add(`/photos/${photo}`);
  }
  const isIn = (folder: string, address: string) => `${address}/`.startsWith(`${folder}/`);
  const isShown = (address: string) => [...visible].some((other) => isIn(address, other) || isIn(other, address));
  return [...hidden].filter((address) => [...images].some((file) => isIn(address, file)) && !isShown(address));
}

function isHidden(path: string, text: string, sections: readonly Section[]): boolean {
  const type = typeOfFile(path);
  const section = type && documentTypes[type]?.section;
  if (section && !sections.includes(section)) return true;
  if (showsDrafts() || !/^draft:/m.test(text)) return false;
  const { draft } = readSource(path, text).data as { draft?: unknown };
  return draft === true;
}
