import { createHash, timingSafeEqual } from 'node:crypto';

/** False for every request if no token is configured. */
export function isOwnerRequest(request: Request, ownerToken: string | undefined): boolean {
  const sent = /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!ownerToken || !sent) return false;
  // Hashes have equal lengths, which timingSafeEqual requires.
  return timingSafeEqual(sha256(sent), sha256(ownerToken));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
