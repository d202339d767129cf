const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Host guards against DNS rebinding, Origin against other sites: browsers send it with each POST. */
export function isLocalRequest({ headers }: Request): boolean {
  const site = `http://${headers.get('host') ?? ''}`;
  if (!URL.canParse(site)) return false;
  const { host, hostname } = new URL(site);
  const origin = headers.get('origin') ?? site;
  return LOOPBACK.includes(hostname) && URL.canParse(origin) && new URL(origin).host === host;
}
