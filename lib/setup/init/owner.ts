import type { Figure } from '../import/figures';
import { EMPTY_RESUME, type ImportedLink, type ImportedResume } from '../import/resume';

export interface Owner extends ImportedResume {
  name: string;
  /** The address of the profile that the owner has confirmed. */
  network?: string | undefined;
  /** Those that the owner has chosen. */
  figures?: Figure[] | undefined;
  /** IANA time zone of the owner's nights. */
  timezone?: string | undefined;
  /** `#RRGGBB` */
  accent?: string | undefined;
  /** owner/repo of the site. */
  repository?: string | undefined;
  /** The collection file, and whose it is. */
  shelf?: { username: string; collection: string } | undefined;
  /** The picture that the résumé names, as a file below public/. */
  portrait?: { file: string; bytes: Buffer } | undefined;
  projects: OwnerDocument[];
  /** Names of further sections to switch on. */
  sections: readonly string[];
  /** Paths below content/ of documents that the owner already has. */
  existing: readonly string[];
}

export interface OwnerDocument {
  /** Path below content/. */
  path: string;
  text: string;
}

/** The sources together. Of each field and each list the first source that has it counts; links are of all. */
export function combineSources(sources: Partial<ImportedResume>[]): ImportedResume {
  const result: Record<string, unknown> = {};
  const parts: Record<string, unknown> = {};
  for (const source of [...sources, EMPTY_RESUME]) {
    for (const [field, value] of Object.entries(source)) if (isEmpty(result[field])) result[field] = value;
    for (const [name, entries] of Object.entries(source.parts ?? {})) parts[name] ??= entries;
  }
  const links = sources.flatMap((source) => source.links ?? []);
  const isFirst = ({ kind, url, username }: ImportedLink, index: number) =>
    links.findIndex((link) => (url ? link.url === url : link.kind === kind && link.username === username)) === index;
  return { ...(result as unknown as ImportedResume), parts, links: links.filter(isFirst) };
}

function isEmpty(value: unknown): boolean {
  return !value || (Array.isArray(value) && value.length === 0);
}
