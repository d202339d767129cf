import { execFileSync } from 'node:child_process';
import { env } from '../env';

/** Short hash of the commit this build is made from; undefined if neither the environment nor Git has it. */
export function builtCommit(): string | undefined {
  return (env.commit ?? headCommit())?.slice(0, 7);
}

export function headCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
