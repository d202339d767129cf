const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Why an address cannot be the root of an API that receives a token, to complete a sentence; undefined if it can. */
export function apiUrlProblem(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return 'is not an http(s) URL';
  if (url.username || url.password) return 'must not contain a user name or password';
  if (url.search || url.hash) return 'must not contain a query or a fragment';
  return url.protocol === 'http:' && !LOOPBACK.test(url.hostname) ? 'must use https' : undefined;
}

/** Whether a text can be sent as a token. The error of `fetch` would repeat one with a line break. */
export function isToken(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}
