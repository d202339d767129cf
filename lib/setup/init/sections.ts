import { matchesGlob } from 'node:path/posix';
import { OPTIONAL_SECTIONS } from '../../content/chosen-sections';
import { newDocument } from '../../content/write/new-document';
import { todo } from '../../content/write/starter';
import type { Section } from '../../section';
import type { Owner, OwnerDocument } from './owner';

const EMPTY_AT_FIRST = OPTIONAL_SECTIONS.filter(({ documents, hasDefaultText }) => documents && !hasDefaultText);

export const WRITTEN_SECTIONS = EMPTY_AT_FIRST.filter((section) => findStarter(section) !== undefined);

/** A section without documents begins switched off, and so do the statistics, which are empty until they are collected. */
export function chooseSections(owner: Owner): Record<string, boolean> {
  const empty = EMPTY_AT_FIRST.filter((section) => section.isOnAtFirst && !hasDocument(section, owner));
  const chosen = owner.sections.map((name) => [name, true] as const);
  return {
    ...Object.fromEntries(empty.map(({ name }) => [name, false])),
    'dev-stats': false,
    ...Object.fromEntries(chosen),
  };
}

export function startSections(owner: Owner, today: string): OwnerDocument[] {
  const chosen = WRITTEN_SECTIONS.filter(
    (section) => owner.sections.includes(section.name) && !hasDocument(section, owner),
  );
  return chosen.flatMap((section) => {
    const found = findStarter(section);
    if (!found) return [];
    const { type, noun } = found;
    const { path, text } = newDocument(type, {
      title: todo(`title of the ${noun}`),
      name: `first-${noun}`,
      today,
      documents: new Map(),
    });
    return [{ path, text: text.replace(/^#.*\ndraft: true\n/m, '') }];
  });
}

function findStarter({ documents = {} }: Section): { type: string; noun: string } | undefined {
  return Object.entries(documents).flatMap(([type, { starter }]) => (starter ? [{ type, noun: starter.name }] : []))[0];
}

function hasDocument({ documents = {} }: Section, { projects, shelf, existing }: Owner): boolean {
  const paths = [...existing, ...projects.map(({ path }) => path), ...(shelf ? ['tabletop/collection.json'] : [])];
  return Object.values(documents).some(({ pattern }) => paths.some((path) => matchesGlob(path, pattern)));
}
