import { execFileSync } from 'node:child_process';
import { env } from '../env';

/** Short hash of the commit a build is made of; undefined where neither the environment nor Git knows it. */
export function builtCommit(): string | undefined {
  return (env.commit ?? checkedOut())?.slice(0, 7);
}

function checkedOut(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
