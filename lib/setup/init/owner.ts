import type { Figure } from '../import/figures';
import { EMPTY_RESUME, type ImportedLink, type ImportedResume } from '../import/resume';

export interface Owner extends ImportedResume {
  name: string;
  network?: string | undefined;
  figures?: Figure[] | undefined;
  timezone?: string | undefined;
  accent?: string | undefined;
  repository?: string | undefined;
  shelf?: { username: string; collection: string } | undefined;
  portrait?: { file: string; bytes: Buffer } | undefined;
  projects: OwnerDocument[];
  sections: readonly string[];
  existing: readonly string[];
}

export interface OwnerDocument {
  path: string;
  text: string;
}

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
