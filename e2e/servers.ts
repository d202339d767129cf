import { MARKED_SECRETS } from '../scripts/marked-secrets';

/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:2';

export const SITE = { port: 3210, env: {} };

/** The same build with every secret set, and with the store, GitHub and BoardGameGeek out of reach. */
export const CUT_OFF = {
  port: 3211,
  env: {
    ...MARKED_SECRETS,
    DATABASE_URL: NOWHERE,
    GITHUB_API_URL: NOWHERE,
    BGG_API_URL: NOWHERE,
    BGG_PAUSE_MS: '0',
  },
};

/** Origin of a server. */
export function originOf({ port }: { port: number }): string {
  return `http://localhost:${port}`;
}
