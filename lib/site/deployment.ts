interface DeploymentFacts {
  /** Production origin. */
  siteUrl: string;
  /** Origin of the staging copy, if there is one. */
  stagingUrl: string | undefined;
  /** Host name this build is served under. */
  hostname: string;
}

/** Origin of the canonical links: the staging one where the host name contains "staging", else production. */
export function canonicalOrigin({ siteUrl, stagingUrl, hostname }: DeploymentFacts): string {
  const url = stagingUrl && hostname.includes('staging') ? stagingUrl : siteUrl;
  return new URL(url).origin;
}

/** A deployment for review, which is a preview because it says so. */
export function isPreview(deployEnv: string): boolean {
  return deployEnv === 'preview';
}

/** What the robots directive says: only production wants to be found. */
export function robotsDirective(deployEnv: string): string {
  return isPreview(deployEnv) ? 'noindex, nofollow' : 'index, follow';
}

/** The origin, unless it is nobody's address, as on a developer's machine. */
export function publicOrigin(origin: string): string | undefined {
  return new URL(origin).hostname === 'localhost' ? undefined : origin;
}
