import { MARKED_SECRETS } from '../scripts/test/marked-secrets';
import { STORE_URL } from './store';

/** Nothing listens on this port. */
const NOWHERE = 'http://127.0.0.1:2';

/** Its store is missing. */
export const SITE = { port: 3210, flags: '', env: { DATABASE_URL: 'file:test-results/missing.db' } };

/**
 * The same build with every secret set, and with the store, GitHub and BoardGameGeek out of reach; bound to the loopback
 * address, as behind a proxy.
 */
export const CUT_OFF = {
  port: 3211,
  flags: '--hostname 127.0.0.1',
  env: {
    ...MARKED_SECRETS,
    DATABASE_URL: NOWHERE,
    GITHUB_API_URL: NOWHERE,
    BGG_API_URL: NOWHERE,
    BGG_PAUSE_MS: '0',
  },
};

/** The same build with its own store, which the journeys fill. */
export const WITH_STORE = { port: 3212, flags: '', env: { DATABASE_URL: STORE_URL } };

/** For the owner's journey, which starts and stops it (owner-server.ts). */
export const OWNER = { port: 3213 };

/** For the ways to deploy (e2e/deploy). All but the exports read the store that the collector fills. */
export const DEPLOYED = {
  server: { port: 3216 },
  compose: { port: 3217 },
  standalone: { port: 3218 },
  /** The files with saved figures. */
  files: { port: 3219 },
  collector: { port: 3221 },
  /** Two apps on a libSQL server and its replica, behind Caddy. */
  first: { port: 3222 },
  second: { port: 3223 },
  balanced: { port: 3224 },
};

/** Origin of a server. */
export function originOf({ port }: { port: number }): string {
  return `http://localhost:${port}`;
}
