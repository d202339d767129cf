const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request names this machine and comes from a page of this server or from no page. The name in Host keeps out
 * sites whose own name leads here (DNS rebinding); browsers send Origin with each POST.
 */
export function isLocalRequest({ headers }: Request): boolean {
  const site = `http://${headers.get('host') ?? ''}`;
  if (!URL.canParse(site)) return false;
  const { host, hostname } = new URL(site);
  const origin = headers.get('origin') ?? site;
  return LOOPBACK.includes(hostname) && URL.canParse(origin) && new URL(origin).host === host;
}
