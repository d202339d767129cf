import type { ImportedResume } from '../../lib/setup/import/resume';
import type { Options } from './options';

/** What the owner says wins over what a file says. */
export function givenBy({ name, title, location, email, link = [] }: Options): Partial<ImportedResume> {
  return { name, title, location, email, links: link.map((url) => ({ url })) };
}
