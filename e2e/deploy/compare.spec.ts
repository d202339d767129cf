import { type APIResponse, expect, test } from '@playwright/test';
import { siteFiles } from '../../scripts/finish-build/site-files';
import { DEPLOYED, originOf } from '../servers';

/** Sent in place of a page that does not exist. */
const ERROR_PAGES = ['/_not-found', '/projects/not-found', '/server-error'];
const SERVER = originOf(DEPLOYED.server);
const ADDRESSES = [...siteFiles('.next')].map(({ address }) => address).filter((path) => !ERROR_PAGES.includes(path));

/** Addresses that are no file. */
const OTHERS = [
  ...['/nowhere', '/docs/nowhere', '/projects/nowhere', '/projects/nowhere.md', '/RESUME', '/resume.html', '/index'],
  ...['/resume/', '/resume/?a=b', '/docs/', '/500', '/404', '/_headers', '/_caddy', '/graphql?query=%7B__typename%7D'],
];

/**
 * Headers that differ by project: Caddy has validators and lengths of its own, and the policy is in the head of the page.
 * A type may have another name or no charset. The standalone server differs in nothing.
 */
const DIFFERENT: Record<string, RegExp> = {
  compose:
    /^(date|server|etag|last-modified|accept-ranges|content-length|content-encoding|vary|connection|keep-alive|transfer-encoding|content-security-policy|alt-svc)$/,
  standalone: /^date$/,
};

/** Two names of one type. */
const ALIASES: Record<string, string> = {
  'application/javascript': 'text/javascript',
  'image/x-icon': 'image/vnd.microsoft.icon',
};

function listHeaders(response: APIResponse) {
  const { 'content-type': type = '', ...headers } = response.headers();
  const media = type.replace(/;.*/, '');
  // Both make a browser ask again after a 404, in different words.
  if (response.status() === 404) delete headers['cache-control'];
  // A copied modification time can be rounded to the next millisecond.
  if (headers.etag) headers.etag = headers.etag.replace(/\d{3}"$/, '"');
  const entries = Object.entries(headers).filter(([name]) => !DIFFERENT[test.info().project.name]?.test(name));
  return { type: ALIASES[media] ?? media, ...Object.fromEntries(entries.toSorted()) };
}

/** Without the policy, which is a header of the server and in the head of the file. */
async function readContent(response: APIResponse) {
  const body = await response.body();
  return body.toString('latin1').replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
}

test('every address is answered as by the server', async ({ request, baseURL }) => {
  test.setTimeout(300_000);
  for (const address of [...ADDRESSES, ...OTHERS]) {
    const [files, server] = await Promise.all(
      [baseURL, SERVER].map((origin) => request.get(`${origin}${address}`, { maxRedirects: 0 })),
    );
    if (!files || !server) throw new Error('no answer');
    const location = (response: APIResponse) => response.headers().location?.replace(/^https?:\/\/[^/]+/, '');
    expect.soft([files.status(), location(files)], address).toEqual([server.status(), location(server)]);
    if (server.status() >= 300 && server.status() < 400) continue;
    expect.soft(listHeaders(files), address).toEqual(listHeaders(server));
    if ((await readContent(files)) !== (await readContent(server)))
      expect.soft(address, 'has the same content').toBe('');
  }
});

test('the policy of a page is the same in its head', async ({ request, baseURL }) => {
  test.skip(test.info().project.name !== 'compose', 'The policy is a header.');
  for (const address of ['/', '/resume', '/projects', '/search', '/nowhere', '/projects/nowhere']) {
    const [files, server] = await Promise.all([baseURL, SERVER].map((origin) => request.get(`${origin}${address}`)));
    const [, inHead = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec((await files?.text()) ?? '') ?? [];
    expect(`${inHead}; frame-ancestors 'none'`, address).toBe(server?.headers()['content-security-policy']);
  }
});
