import { version } from '../../package.json';
import { env } from '../env';
import { canonicalOrigin } from './deployment';

/** Origin of the site's absolute addresses. */
export const ORIGIN = canonicalOrigin(env);

/** Contents of the version badge. */
export const RELEASE = { version, environment: 'PRODUCTION', channel: 'MANUAL-FIX' } as const;
