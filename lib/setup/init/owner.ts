import { EMPTY_RESUME, type ImportedResume } from '../import/resume';

export interface Owner extends ImportedResume {
  name: string;
  /** `#RRGGBB` */
  accent?: string | undefined;
  /** owner/repo of the site. */
  repository?: string | undefined;
  /** The collection file, and whose it is. */
  shelf?: { username: string; collection: string } | undefined;
  projects: OwnerDocument[];
  /** Paths below content/ of documents that the owner already has. */
  existing: readonly string[];
}

export interface OwnerDocument {
  /** Path below content/. */
  path: string;
  text: string;
}

type Part = Partial<ImportedResume>;

/** The parts together. Of each field the first part that has it counts. */
export function combined(parts: Part[]): ImportedResume {
  const result: Record<string, unknown> = {};
  for (const part of [...parts, EMPTY_RESUME]) {
    for (const [field, value] of Object.entries(part)) {
      const current = result[field];
      if (!current || (Array.isArray(current) && current.length === 0)) result[field] = value;
    }
  }
  return result as unknown as ImportedResume;
}
