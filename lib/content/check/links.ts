import { z } from 'zod';
import { documentTypes } from '../schema/documents';
import { addressOf, type CheckedDocument } from './documents';
import { walkFields } from './fields';
import type { Reference } from './prose';
import type { Problem } from './source';

/** Links and images that lead nowhere. `files` are those below public/, written /projects/a/b.svg. */
export function linkProblems(documents: CheckedDocument[], files: Set<string>): Problem[] {
  const pages = new Map<string, CheckedDocument>();
  for (const document of documents) {
    const address = addressOf(document);
    if (address) pages.set(address, document);
  }
  return documents.flatMap((document) => {
    const { file } = document.source;
    const fields = fieldReferences(document);
    const complaints = [
      ...[...fields.pages, ...document.prose.links].map(
        (link) => [link, linkComplaint(link.target, document, pages, files)] as const,
      ),
      ...[...fields.images, ...document.prose.images].map(
        (image) => [image, imageComplaint(image.target, files)] as const,
      ),
    ];
    return complaints.flatMap(([{ line }, message]) => (message ? [{ file, line, message }] : []));
  });
}

function fieldReferences({ type, source }: CheckedDocument) {
  const found: { pages: Reference[]; images: Reference[] } = { pages: [], images: [] };
  if (source.problems.length > 0) return found;
  walkFields(z.toJSONSchema(documentTypes[type].schema), source.data, ({ refersTo }, value, path) => {
    if (typeof value !== 'string' || !value.startsWith('/')) return;
    // The path of a page document is the address itself, not a link to it.
    if (type === 'PageMeta' && path[0] === 'path') return;
    const reference = { target: value, line: source.lineOf(path) };
    if (refersTo === 'image') found.images.push(reference);
    if (refersTo === 'page') found.pages.push(reference);
  });
  return found;
}

function linkComplaint(
  target: string,
  from: CheckedDocument,
  pages: Map<string, CheckedDocument>,
  files: Set<string>,
): string | undefined {
  if (/^https?:/.test(target)) {
    return /^https?:\/\/[^/]/.test(target) && URL.canParse(target) ? undefined : `"${target}" is not a web address`;
  }
  if (/^mailto:\S+@\S+$/.test(target)) return undefined;
  if (pages.has(target)) return undefined;
  const [address = '', anchor] = target.split('#', 2);
  if (!target.startsWith('#') && !/^\/(?!\/)/.test(target)) {
    return `link "${target}" must start with / for a page of this site, or with https://`;
  }
  const page = target.startsWith('#') ? from : pages.get(address);
  if (!page) return files.has(target) ? undefined : `link ${target} leads to no page of this site`;
  const { anchors } = page.prose;
  if (anchor && anchors && !anchors.has(anchor)) return `link ${target} names no heading of ${page.source.file}`;
  return undefined;
}

function imageComplaint(target: string, files: Set<string>): string | undefined {
  if (!target.startsWith('/')) return `image "${target}" must be a file below public/, written /projects/name/file.svg`;
  return files.has(target) ? undefined : `image ${target} does not exist below public/`;
}
