import { version } from '../../package.json';

/** What the version badge says. */
export const RELEASE = { version, environment: 'PRODUCTION', channel: 'MANUAL-FIX' } as const;
