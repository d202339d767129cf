import { BggError } from './bgg-error';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Root of the service, without a slash at its end. Throws BggError for addresses that would lose or give away the
 * token: any other host below boardgamegeek.com redirects, and a redirect to another host drops Authorization.
 */
export function checkApiUrl(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw wrong('is not a web address');
  if (url.username || url.password) throw wrong('must not contain a password');
  if (url.search || url.hash) throw wrong('must end with its path');
  if (url.hostname.endsWith('.boardgamegeek.com')) throw wrong('must name the host boardgamegeek.com, without www');
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) throw wrong('must start with https://');
  return url.href.replace(/\/+$/, '');
}

function wrong(what: string): BggError {
  return new BggError('setup', `BGG_API_URL ${what}; leave it out, or set it to https://boardgamegeek.com/xmlapi2.`);
}
