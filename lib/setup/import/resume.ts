import type { ImportedDate } from './dates';

/** What an import knows. Nothing is invented: a field that the source does not have is absent. */
export interface ImportedResume {
  name?: string | undefined;
  title?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  location?: string | undefined;
  /** Paragraphs of plain text. */
  summary: string[];
  links: ImportedLink[];
  roles: ImportedRole[];
  education: ImportedEducation[];
  certifications: ImportedCertification[];
  skills: ImportedSkill[];
}

export interface ImportedLink {
  name: string;
  url: string;
}

export interface ImportedRole {
  title?: string | undefined;
  company?: string | undefined;
  location?: string | undefined;
  start?: ImportedDate | undefined;
  /** Absent for a role that goes on. */
  end?: ImportedDate | 'unread' | undefined;
  summary?: string | undefined;
  highlights: string[];
}

interface ImportedEducation {
  institution?: string | undefined;
  degree?: string | undefined;
  area?: string | undefined;
  start?: ImportedDate | undefined;
  end?: ImportedDate | undefined;
}

interface ImportedCertification {
  name: string;
  issuer?: string | undefined;
  date?: ImportedDate | undefined;
}

export interface ImportedSkill {
  name: string;
  keywords: string[];
}

export const EMPTY_RESUME: ImportedResume = {
  ...{ summary: [], links: [], roles: [], education: [], certifications: [], skills: [] },
};

/** `at` is a place in the source: `Positions.csv:7` or `work[2].startDate`. */
export interface ImportNote {
  at: string;
  message: string;
}

export class ImportReport {
  /** "4 positions" */
  readonly read: string[] = [];
  readonly guessed: ImportNote[] = [];
  readonly unread: ImportNote[] = [];

  guess(at: string, message: string): void {
    this.guessed.push({ at, message });
  }

  skip(at: string, message: string): void {
    this.unread.push({ at, message });
  }
}

/** The file as a whole cannot be imported. The message names the file and says what to do. */
export class ImportError extends Error {
  override name = 'ImportError';
}
