import { RESUME_FILES } from '../../resume/file-name';
import { SECTIONS } from '../../sections';
import { type ChosenSections, findSection, isOff, listOwnAddresses } from '../chosen-sections';
import type { ReferenceKind } from '../schema/fields';
import { documentSchema } from '../schema/json-schema';
import { type CheckedDocument, chosenSections, isDraft, isShown, listAddresses } from './addresses';
import { nameField, walkFields } from './fields';
import { photoReferences } from './photos';
import type { Problem, Reference } from './source';

interface Targets {
  pages: Map<string, CheckedDocument>;
  files: Set<string>;
  sections: ChosenSections;
  /** The documents of other names that fields can have. A kind is absent if its names cannot be read. */
  names: Partial<Record<ReferenceKind, Map<string, CheckedDocument>>>;
}

export function referenceProblems(documents: CheckedDocument[], files: Set<string>): Problem[] {
  const pages = new Map<string, CheckedDocument>();
  for (const document of documents) {
    for (const address of listAddresses(document)) pages.set(address, document);
  }
  const diagrams = documents
    .filter(({ type }) => type === 'Diagram')
    .map((diagram) => [diagram.name.slice('diagrams/'.length), diagram] as const);
  const profile = documents.find(({ type, source }) => type === 'Profile' && source.problems.length === 0);
  const gear = documents
    .filter(({ type }) => type === 'GearGroup')
    .flatMap((group) => readNames(group, 'items', 'name').map((name) => [name, group] as const));
  const stats = profile && new Map(readNames(profile, 'stats', 'id').map((id) => [id, profile]));
  const names = { diagram: new Map(diagrams), gear: new Map(gear), ...(stats && { stat: stats }) };
  const targets = { pages, files, sections: chosenSections(documents), names };
  const shown = documents.filter((document) => isShown(document, targets.sections));
  return shown.flatMap((document) =>
    [...fieldReferences(document), ...photoReferences(document), ...document.prose.references].flatMap((reference) => {
      const place = { file: document.source.file, line: reference.line };
      if (reference.kind === 'page' && isOff(targets.sections, reference.target)) return offLink(reference, place);
      const message = findProblem(reference, document, targets) ?? draftComplaint(reference, document, targets);
      return message ? [{ ...place, message }] : [];
    }),
  );
}

/** The page drops a link to a section that is off. In prose its text stays, and may need rewording. */
function offLink({ field, target }: Reference, place: Pick<Problem, 'file' | 'line'>): Problem[] {
  const section = findSection(target);
  if (!section) return [linkToNoSection(target, place)];
  const message = `link ${target} is shown as text, because the section ${section.name} is off in profile.mdx`;
  return field ? [] : [{ ...place, message, isNote: true }];
}

/** A near match is a typo; any other address may be that of a deleted section. */
function linkToNoSection(target: string, place: Pick<Problem, 'file' | 'line'>): Problem {
  const start = target.slice(0, '/abc'.length).toLowerCase();
  const meant = SECTIONS.flatMap(listOwnAddresses).find(
    (address) => /^\/[^/]+$/.test(address) && address.startsWith(start),
  );
  if (meant) return { ...place, message: `link ${target} leads to no page of this site (there is ${meant})` };
  const message = `link ${target} is shown as text, because the site has no such page`;
  return { ...place, message, isNote: true };
}

function fieldReferences({ type, source }: CheckedDocument): Reference[] {
  const found: Reference[] = [];
  if (source.problems.length > 0) return found;
  walkFields(documentSchema(type), source.data, ({ refersTo }, target, path) => {
    if (typeof target !== 'string' || !refersTo) return;
    const kind = refersTo as ReferenceKind;
    if ((kind === 'page' || kind === 'image') && !target.startsWith('/')) return;
    // The path of a page document is its own address, not a link.
    if (type === 'PageMeta' && path[0] === 'path') return;
    found.push({ kind, target, line: source.lineOf(path), field: nameField(path) });
  });
  return found;
}

function findProblem({ kind, target, field }: Reference, from: CheckedDocument, targets: Targets): string | undefined {
  if (kind === 'page') return linkComplaint(target, from, targets);
  if (kind === 'image') return imageComplaint(target, targets.files);
  const known = targets.names[kind];
  if (!known || known.has(target)) return undefined;
  if (known.size === 0) return `${field} is "${target}", but there is no such document`;
  return `${field} must be one of ${[...known.keys()].join(', ')} (got "${target}")`;
}

/** Production would have a dead link, or lack what the document names. */
function draftComplaint({ kind, target, field }: Reference, from: CheckedDocument, targets: Targets) {
  const found = namedBy(kind, target, targets);
  if (!found || !isDraft(found) || isDraft(from)) return undefined;
  const what = kind === 'page' ? `link ${target}` : `${field} "${target}"`;
  return `${what} is in ${found.source.file}, a draft that production leaves out; only drafts may refer to it`;
}

function namedBy(kind: ReferenceKind, target: string, { pages, names }: Targets): CheckedDocument | undefined {
  if (kind === 'page') return pages.get(target) ?? pages.get(target.split('#', 1)[0] ?? '');
  // The profile is never a draft, even with `draft: true`.
  return kind === 'stat' ? undefined : names[kind]?.get(target);
}

/** Files that the build generates. They are not in public/. */
const MADE = new Set<string>(['/contact.vcf', '/feed.xml', ...RESUME_FILES.map(({ href }) => href)]);

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
  if (!page) {
    const { pathname } = new URL(address, 'http://site');
    const isFile = [...files, ...MADE].some((file) => encodeURI(file) === pathname);
    return isFile ? undefined : `link ${target} leads to no page of this site`;
  }
  const { anchors } = page.prose;
  return anchor && anchors && !anchors.has(anchor)
    ? `link ${target} names no heading of ${page.source.file}`
    : undefined;
}

function imageComplaint(target: string, files: Set<string>): string | undefined {
  if (!target.startsWith('/')) return `image "${target}" must be a file below public/, written /projects/name/file.svg`;
  return files.has(target) ? undefined : `image ${target} does not exist below public/`;
}

/** Reads one field of each entry of a list, which can have any type while the document is invalid. */
function readNames({ source }: CheckedDocument, list: string, field: string): string[] {
  const { [list]: items } = (source.data ?? {}) as Record<string, unknown>;
  return Array.isArray(items) ? items.map((item) => String(item?.[field])) : [];
}
