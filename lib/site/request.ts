import type { IncomingHttpHeaders } from 'node:http';

/* scripts/server.ts loads this file without a compiler. */

/** sirv misreads other forms, and fails on numbers above 2^53. A server may ignore a range (RFC 9110, 14.2; docs/adr/0090). */
const RANGE = /^bytes=(\d{1,15})-([1-9]\d{0,14})?$/;
/** sirv ignores q=0. A client that refuses a coding gets the file without one. */
const REFUSED_CODING = /\b(?:br|gzip)\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i;

/** The decoded path and the query. A host in the target is ignored. */
export function readTarget(target: string): { path: string; query: string } {
  const local = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*/i, '');
  const [encoded = ''] = local.split('?', 1);
  const query = local.slice(encoded.length);
  try {
    return { path: decodeURI(encoded) || '/', query };
  } catch {
    return { path: encoded, query };
  }
}

/** Removes headers that sirv misreads. It then sends the whole file, uncompressed if the coding was misread. */
export function removeMisread(headers: IncomingHttpHeaders): void {
  const [, first, last] = RANGE.exec(headers.range ?? '') ?? [];
  const isSimple = first !== undefined && !headers['if-range'] && (!last || Number(first) <= Number(last));
  if (!isSimple) delete headers.range;
  if (REFUSED_CODING.test(String(headers['accept-encoding']))) delete headers['accept-encoding'];
}
