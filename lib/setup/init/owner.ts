import type { Figure } from '../import/figures';
import type { ImportedResume } from '../import/resume';

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

/** `path` is that below content/. */
export interface OwnerDocument {
  path: string;
  text: string;
}
