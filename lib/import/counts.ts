import { pluralize } from '../pluralize';
import type { ImportedResume } from './resume';

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
