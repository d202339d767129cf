/** Kinds of links that JSON Resume has in fields of their own. */
export const PICTURE = 'Picture';
export const OWN_SITE = 'Personal site';

const NETWORKS: [pattern: RegExp, name: string][] = [
  [/(^|\.)linkedin\./, 'LinkedIn'],
  [/(^|\.)github\./, 'GitHub'],
  [/(^|\.)gitlab\./, 'GitLab'],
  [/(^|\.)(x|twitter)\.com$/, 'X'],
  [/(^|\.)bsky\./, 'Bluesky'],
];

/** The network of an address, or its host. Undefined for a text that is no address. */
export function nameNetwork(url: string): string | undefined {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '');
  return NETWORKS.find(([pattern]) => pattern.test(host ?? ''))?.[1] ?? host;
}
