import { error, type Finding, ok, warning } from './finding';

const EXAMPLE = 'Set SITE_URL to the address of the site, such as https://www.your-name.com.';
const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** @param address SITE_URL, the address that Vercel sets, or http://localhost:3000 */
export function siteUrlFindings(address: string): Finding[] {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return [error(`SITE_URL "${address}" is not a web address.`, EXAMPLE)];
  if (LOCAL.test(url.hostname))
    return [
      error(`Links name ${url.origin}, which only this machine can open.`, `${EXAMPLE} Vercel sets it by itself.`),
    ];
  if (url.pathname !== '/')
    return [
      warning(
        `SITE_URL ${address} has a path, which only npm run export supports.`,
        'Publish the files of out/ there.',
      ),
    ];
  if (url.protocol === 'http:')
    return [warning(`SITE_URL ${address} is not encrypted.`, 'Use https:// as soon as the host has a certificate.')];
  return [ok(`The address of the site is ${url.origin}.`)];
}
