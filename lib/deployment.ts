/** next.config.mjs loads this file without a compiler, so it has no imports. */

interface Deployment {
  siteUrl: string;
  stagingUrl: string | undefined;
  hostname: string;
}

/** Start of the canonical links, with a base path: staging if the host name contains "staging", else production. */
export function canonicalOrigin({ siteUrl, stagingUrl, hostname }: Deployment): string {
  const url = stagingUrl && hostname.includes('staging') ? stagingUrl : siteUrl;
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/+$/, '');
}

export function isPreview(deployEnv: string): boolean {
  return deployEnv === 'preview';
}

export function robotsDirective(deployEnv: string, isListed: boolean): string {
  if (isPreview(deployEnv)) return 'noindex, nofollow';
  return isListed ? 'index, follow' : 'noindex';
}

/** Undefined on a developer's machine. */
export function publicOrigin(origin: string): string | undefined {
  return new URL(origin).hostname === 'localhost' ? undefined : origin;
}
