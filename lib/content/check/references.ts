import { z } from 'zod';
import { documentTypes } from '../schema/documents';
import type { ReferenceKind } from '../schema/fields';
import { addressesOf, type CheckedDocument } from './addresses';
import { nameOf, walkFields } from './fields';
import { photoReferences } from './photos';
import type { Problem } from './source';

export interface Reference {
  kind: ReferenceKind;
  target: string;
  line: number;
  field?: string;
}

interface Targets {
  pages: Map<string, CheckedDocument>;
  /** Files below public/, such as /projects/a/b.svg. */
  files: Set<string>;
  diagrams: string[];
  gear: string[];
  /** Ids of the profile's figures; undefined while the profile cannot be read. */
  stats?: string[] | undefined;
}

export function referenceProblems(documents: CheckedDocument[], files: Set<string>): Problem[] {
  const pages = new Map<string, CheckedDocument>();
  for (const document of documents) {
    for (const address of addressesOf(document)) pages.set(address, document);
  }
  const diagrams = documents.filter(({ type }) => type === 'Diagram').map(({ name }) => name.slice('diagrams/'.length));
  const profile = documents.find(({ type, source }) => type === 'Profile' && source.problems.length === 0);
  const targets = {
    pages,
    files,
    diagrams,
    gear: namesOfGear(documents),
    stats: profile && idsOfStats(profile.source.data),
  };
  return documents.flatMap((document) =>
    [...fieldReferences(document), ...photoReferences(document), ...document.prose.references].flatMap((reference) => {
      const message = complaintOf(reference, document, targets);
      return message ? [{ file: document.source.file, line: reference.line, message }] : [];
    }),
  );
}

function fieldReferences({ type, source }: CheckedDocument): Reference[] {
  const found: Reference[] = [];
  if (source.problems.length > 0) return found;
  walkFields(z.toJSONSchema(documentTypes[type].schema), source.data, ({ refersTo }, target, path) => {
    if (typeof target !== 'string' || !refersTo) return;
    const kind = refersTo as ReferenceKind;
    if ((kind === 'page' || kind === 'image') && !target.startsWith('/')) return;
    // The path of a page document is its own address, not a link.
    if (type === 'PageMeta' && path[0] === 'path') return;
    found.push({ kind, target, line: source.lineOf(path), field: nameOf(path) });
  });
  return found;
}

function complaintOf({ kind, target, field }: Reference, from: CheckedDocument, targets: Targets): string | undefined {
  if (kind === 'page') return linkComplaint(target, from, targets);
  if (kind === 'image') return imageComplaint(target, targets.files);
  if (kind === 'gear')
    return targets.gear.includes(target)
      ? undefined
      : `${field} must be the name of an item in gear/*.mdx (got "${target}")`;
  const known = kind === 'diagram' ? targets.diagrams : targets.stats;
  return known && !known.includes(target) ? `${field} must be one of ${known.join(', ')} (got "${target}")` : undefined;
}

function linkComplaint(target: string, from: CheckedDocument, { pages, files }: Targets): string | undefined {
  if (/^https?:/.test(target)) {
    return /^https?:\/\/[^/]/.test(target) && URL.canParse(target) ? undefined : `"${target}" is not a web address`;
  }
  if (/^mailto:\S+@\S+$/.test(target) || pages.has(target)) return undefined;
  if (!/^(#|\/(?!\/))/.test(target)) {
    return `link "${target}" must start with / for a page of this site, or with https://`;
  }
  const [address = '', anchor] = target.split('#', 2);
  const page = target.startsWith('#') ? from : pages.get(address);
  if (!page) return files.has(target) ? undefined : `link ${target} leads to no page of this site`;
  const { anchors } = page.prose;
  return anchor && anchors && !anchors.has(anchor)
    ? `link ${target} names no heading of ${page.source.file}`
    : undefined;
}

function imageComplaint(target: string, files: Set<string>): string | undefined {
  if (!target.startsWith('/')) return `image "${target}" must be a file below public/, written /projects/name/file.svg`;
  return files.has(target) ? undefined : `image ${target} does not exist below public/`;
}

function namesOfGear(documents: CheckedDocument[]): string[] {
  return documents.flatMap(({ type, source }) => {
    const { items } = (source.data ?? {}) as { items?: unknown };
    return type === 'GearGroup' && Array.isArray(items) ? items.map((item) => String(item?.name)) : [];
  });
}

function idsOfStats(profile: unknown): string[] {
  const { stats } = (profile ?? {}) as { stats?: unknown };
  return Array.isArray(stats) ? stats.map((stat) => String((stat as { id?: unknown } | null)?.id)) : [];
}
