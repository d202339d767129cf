import { apiUrlProblem, isToken } from '../../collectors/shared/api-settings';
import { error, type Finding, ok, warning } from './finding';

const CREATE = 'Create a classic token with the scopes repo and user, and replace GITHUB_TOKEN.';
const SHORTEST_OWNER_TOKEN = 32;

export interface Tokens {
  githubToken?: string | undefined;
  githubApiUrl: string;
  ownerToken?: string | undefined;
  bggToken?: string | undefined;
  databaseAuthToken?: string | undefined;
  databaseUrl: string;
}

export function tokenFindings(tokens: Tokens): Finding[] {
  const { githubToken, githubApiUrl, ownerToken, bggToken, databaseAuthToken, databaseUrl } = tokens;
  const findings: Finding[] = [];
  for (const [name, token] of Object.entries({
    GITHUB_TOKEN: githubToken,
    OWNER_TOKEN: ownerToken,
    BGG_TOKEN: bggToken,
    DATABASE_AUTH_TOKEN: databaseAuthToken,
  })) {
    if (token && !isToken(token))
      findings.push(error(`${name} contains a space or a line break.`, `Set ${name} to the token only.`));
  }
  const problem = apiUrlProblem(githubApiUrl);
  if (problem)
    findings.push(error(`GITHUB_API_URL ${problem}.`, 'Remove it, or set it to the address of GitHub Enterprise.'));
  if (githubToken?.startsWith('github_pat_'))
    findings.push(warning('GITHUB_TOKEN is a fine-grained token. Actions minutes need a classic one.', CREATE));
  if (ownerToken && [githubToken, bggToken, databaseAuthToken].includes(ownerToken))
    findings.push(error('OWNER_TOKEN is also another token.', NEW_OWNER_TOKEN));
  else if (ownerToken && ownerToken.length < SHORTEST_OWNER_TOKEN)
    findings.push(error(`OWNER_TOKEN has ${ownerToken.length} characters and can be guessed.`, NEW_OWNER_TOKEN));
  if (/^(libsql|https|wss):/.test(databaseUrl) && !databaseAuthToken)
    findings.push(
      warning('DATABASE_AUTH_TOKEN is not set for a remote store.', 'Set it to the token of the database.'),
    );
  return findings.length > 0 ? findings : [ok('The tokens that are set are well-formed.')];
}

const NEW_OWNER_TOKEN = 'Create another one with `openssl rand -hex 32`.';

const EXAMPLE = 'Set SITE_URL to the address of the site, such as https://www.your-name.com.';
const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

export function siteUrlFindings(address: string): Finding[] {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return [error(`SITE_URL "${address}" is not a web address.`, EXAMPLE)];
  if (LOCAL.test(url.hostname))
    return [
      error(`Links point to ${url.origin}, which only this machine can open.`, `${EXAMPLE} Vercel sets it by itself.`),
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
