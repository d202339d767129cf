import { canonicalOrigin } from './deployment';
import { env } from './env';

/** The origin, and the base path if there is one. */
export const ORIGIN = canonicalOrigin(env);
