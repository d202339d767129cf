import { z } from 'zod';
import type { GithubApi } from './ask';
import { GithubError } from './github-error';
import { read } from './rest';
import type { RepositoryPath } from './runs';

const schema = z.object({ run_duration_ms: z.number().nonnegative().nullish() });

/** Milliseconds of a run's latest attempt by an endpoint that is being closed down; undefined where it tells nothing. */
export async function fetchTiming(api: GithubApi, path: RepositoryPath, runId: number): Promise<number | undefined> {
  try {
    return (await read(api, `${path}/actions/runs/${runId}/timing`, schema)).data.run_duration_ms ?? undefined;
  } catch (error) {
    if (!(error instanceof GithubError) || error.endsTheRun) throw error;
    return undefined;
  }
}
