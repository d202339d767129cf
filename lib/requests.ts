import { createHash, timingSafeEqual } from 'node:crypto';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** False for every request if no token is configured. */
export function isOwnerRequest(request: Request, ownerToken: string | undefined): boolean {
  const sent = /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!ownerToken || !sent) return false;
  // Hashes have equal lengths, which timingSafeEqual requires.
  return timingSafeEqual(sha256(sent), sha256(ownerToken));
}

/** Host guards against DNS rebinding, Origin against other sites: browsers send it with each POST. */
export function isLocalRequest({ headers }: Request): boolean {
  const site = `http://${headers.get('host') ?? ''}`;
  if (!URL.canParse(site)) return false;
  const { host, hostname } = new URL(site);
  const origin = headers.get('origin') ?? site;
  return LOOPBACK.includes(hostname) && URL.canParse(origin) && new URL(origin).host === host;
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
