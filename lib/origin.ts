import { canonicalOrigin } from './deployment';
import { env } from './env';

/** Start of the site's absolute addresses: the origin, and the base path if there is one. */
export const ORIGIN = canonicalOrigin(env);
