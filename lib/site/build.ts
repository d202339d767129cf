import { execFileSync } from 'node:child_process';
import { version } from '../../package.json';
import { env } from '../env';
import { canonicalOrigin } from './deployment';

/** Origin of the site's absolute addresses. */
export const ORIGIN = canonicalOrigin(env);

/** Contents of the version badge. */
export const RELEASE = { version, environment: 'PRODUCTION', channel: 'MANUAL-FIX' } as const;

/** Short hash of the commit this build is made from; undefined if neither the environment nor Git has it. */
export function builtCommit(): string | undefined {
  return (env.commit ?? headCommit())?.slice(0, 7);
}

function headCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
