import { z } from 'zod';
import { queueSeconds } from '../../../dev-stats/rules/pipelines/durations';
import type { JobRow } from '../../../dev-stats/store/rows';
import type { GithubApi } from '../api/client';
import { restPages } from '../api/paging';
import { type RepositoryPath, type Run, readAttempt } from './runs';

const jobSchema = z.object({
  id: z.number(),
  name: z.string().nullish(),
  status: z.string().nullish(),
  conclusion: z.string().nullish(),
  runner_id: z.number().nullish(),
  created_at: z.string().nullish(),
  started_at: z.string().nullish(),
  completed_at: z.string().nullish(),
});
const listSchema = z.object({ total_count: z.number().nullish(), jobs: z.array(jobSchema) });

/** Reads the jobs of an attempt. With `reruns`, the job list of the run has only those of its latest attempt. */
export async function fetchJobs(
  api: GithubApi,
  path: RepositoryPath,
  run: Run,
  { reruns }: { reruns: boolean },
): Promise<JobRow[]> {
  const attempt = readAttempt(run);
  const list = reruns ? `attempts/${attempt}/jobs?per_page=100` : 'jobs?filter=latest&per_page=100';
  const jobs: JobRow[] = [];
  const address = `${path}/actions/runs/${run.id}/${list}`;
  for await (const page of restPages(api, address, { schema: listSchema, entries: (data) => data.jobs }))
    jobs.push(...page.jobs.map(toRow));
  // A partial rerun repeats the jobs that had passed, with the times of the attempt before.
  const began = attempt > 1 ? Date.parse(run.run_started_at ?? '') : Number.NaN;
  return jobs.filter(({ startedAt }) => !(Date.parse(startedAt ?? '') < began));
}

function toRow(job: z.infer<typeof jobSchema>): JobRow {
  const times = {
    status: job.status ?? 'unknown',
    conclusion: job.conclusion ?? null,
    createdAt: job.created_at ?? null,
    startedAt: job.started_at ?? null,
    completedAt: job.completed_at ?? null,
  };
  const queueSec = queueSeconds({ ...times, runnerId: job.runner_id ?? null });
  return { jobId: job.id, name: job.name ?? '', ...times, queueSec };
}
