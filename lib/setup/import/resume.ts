import type { z } from 'zod';
import type { profile } from '../../content/schema/profile';
import { isBefore } from '../../dates';
import type { Detail } from '../../resume/details';
import { type Entry, PART_NAMES, PARTS, type PartName } from '../../resume/parts';
import { pluralize } from '../../words';

/** What an import knows, as the documents will have it. A field that the source does not have is absent. */
export interface ImportedResume {
  name?: string | undefined;
  title?: string | undefined;
  email?: string | undefined;
  location?: string | undefined;
  /** The parts of the location, where they are more than the location divided at its comma. */
  place?: Place | undefined;
  summary?: string | undefined;
  links: ImportedLink[];
  parts: Partial<Record<PartName, Entry[]>>;
  details: Detail[];
  others: Detail[];
}

type ProfileFields = z.infer<typeof profile>;

export type Place = NonNullable<ProfileFields['place']>;
export type ImportedLink = NonNullable<ProfileFields['links']>[number];

export const EMPTY_RESUME: ImportedResume = { links: [], parts: {}, details: [], others: [] };

/** `at` is a place in the source: `Positions.csv:7` or `work[2].startDate`. */
export interface ImportNote {
  at: string;
  message: string;
}

export class ImportReport {
  readonly read: string[] = [];
  readonly guessed: ImportNote[] = [];
  readonly unread: ImportNote[] = [];

  guess(at: string, message: string): void {
    this.guessed.push({ at, message });
  }

  skip(at: string, message: string): void {
    this.unread.push({ at, message });
  }

  /** Throws an ImportError for a source with more entries than anybody publishes. */
  count(source: string, { name, parts, links }: ImportedResume): void {
    if (name) this.read.push('profile');
    if (links.length > 0) this.read.push(pluralize(links.length, 'link'));
    for (const part of PART_NAMES) {
      const { length } = parts[part] ?? [];
      const count = pluralize(length, PARTS[part].unit);
      if (length > MAX_ENTRIES)
        throw new ImportError(`${source}: has ${count}; a résumé has at most ${MAX_ENTRIES} entries of one kind`);
      if (part === 'references' && length > 0) this.skip(part, KEPT);
      if (length > 0) this.read.push(count);
    }
  }
}

const MAX_ENTRIES = 200;
const KEPT = 'are kept in content/resume.mdx, and published only with showReferences: true';

/** An end before the start is kept as a fact. */
export function checkPeriod(entry: Entry, at: string, report: ImportReport): void {
  const { startDate, endDate } = entry;
  if (typeof startDate !== 'string' || typeof endDate !== 'string' || !isBefore(endDate, startDate)) return;
  report.guess(at, `the end ${endDate} is before the start ${startDate}`);
  entry.details = [...(entry.details ?? []), { name: 'End date', value: endDate }];
  delete entry.endDate;
}

/** The file as a whole cannot be imported. The message names the file and says what to do. */
export class ImportError extends Error {}
