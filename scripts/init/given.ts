import type { ImportedLink, ImportedResume } from '../../lib/setup/import/resume';
import type { Options } from './options';

const NETWORKS: [pattern: RegExp, name: string][] = [
  [/linkedin\./, 'LinkedIn'],
  [/github\./, 'GitHub'],
  [/gitlab\./, 'GitLab'],
  [/(^|\.)(x|twitter)\.com/, 'X'],
  [/bsky\./, 'Bluesky'],
];

/** What the owner says wins over what a file says. */
export function givenBy({ name, title, location, email, link = [] }: Options): Partial<ImportedResume> {
  return { name, title, location, email, links: link.map(linkOf) };
}

function linkOf(url: string): ImportedLink {
  const { hostname } = new URL(url);
  const known = NETWORKS.find(([pattern]) => pattern.test(hostname));
  return { name: known?.[1] ?? hostname.replace(/^www\./, ''), url };
}
