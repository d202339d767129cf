import { env } from '../env';
import { runGitSync } from '../git/command';

/** Short hash of the commit this build is made from; undefined if neither the environment nor Git has it. */
export function builtCommit(): string | undefined {
  return (env.commit ?? headCommit())?.slice(0, 7);
}

export function headCommit(): string | undefined {
  return runGitSync({ env: env.inherited }, '.', ['rev-parse', 'HEAD']);
}
