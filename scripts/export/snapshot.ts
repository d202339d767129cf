import { POST } from '../../app/graphql/route';
import { getProfile } from '../../lib/content/content';
import { statsOperation } from '../../lib/dev-stats/graphql/operations';
import {
  type AnyOperation,
  type Snapshot,
  snapshotKey,
  snapshotOperations,
} from '../../lib/dev-stats/graphql/snapshot';
import { calendarOf } from '../../lib/dev-stats/rules/calendar';
import { statsScope } from '../../lib/dev-stats/rules/scope';
import { env } from '../../lib/env';

interface Answer {
  data?: {
    githubStats?: { repositories?: { id: string }[] | null; activity?: { date: string }[] | null } | null;
  };
  errors?: { message: string }[];
}

/** Asks the API, as a visitor would, for all that /dev-stats shows. Also returns what it could not answer. */
export async function takeSnapshot(now: Date): Promise<{ snapshot: Snapshot; problems: string[] }> {
  const { repository, timeZone } = statsScope({ profile: getProfile(), env });
  const { githubStats } = (await ask(statsOperation)).data ?? {};
  const operations = snapshotOperations({
    pipeline: { owner: repository?.owner ?? '', repo: repository?.name ?? '' },
    now,
    today: calendarOf(timeZone)(now.getTime()),
    first: githubStats?.activity?.[0]?.date,
    repositoryIds: githubStats?.repositories?.map(({ id }) => id) ?? [],
  });
  const snapshot: Snapshot = {};
  const problems = new Set<string>();
  for (const operation of operations) {
    const answer = await ask(operation);
    for (const { message } of answer.errors ?? []) problems.add(message);
    snapshot[snapshotKey(operation)] = answer;
  }
  return { snapshot, problems: [...problems] };
}

async function ask({ query, variables }: AnyOperation): Promise<Answer> {
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await POST(request)).json() as Promise<Answer>;
}
