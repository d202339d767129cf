import { pluralize } from '../../pluralize';
import { ImportError, type ImportedResume } from './resume';

/** What an import has read: "profile", "4 positions". */
export function countsOf({ name, roles, education, skills, certifications }: ImportedResume): string[] {
  const counts = [
    [roles.length, pluralize(roles.length, 'position')],
    [education.length, pluralize(education.length, 'entry of education', 'entries of education')],
    [skills.length, pluralize(skills.length, 'skill')],
    [certifications.length, pluralize(certifications.length, 'certification')],
  ] as const;
  return [...(name ? ['profile'] : []), ...counts.filter(([count]) => count > 0).map(([, text]) => text)];
}

/** More entries are no résumé of a person. */
const MAX_ENTRIES = 200;

/** Throws an ImportError for a source with more entries than anybody publishes. */
export function assertPlausible(source: string, { roles, education, certifications, skills }: ImportedResume): void {
  const most = Math.max(...[roles, education, certifications, skills].map(({ length }) => length));
  if (most > MAX_ENTRIES)
    throw new ImportError(`${source}: has ${most} entries of one kind; a résumé has at most ${MAX_ENTRIES}`);
}
