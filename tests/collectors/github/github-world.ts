import { collectGithub, type GithubSummary } from '../../../lib/collectors/github/collect-github';
import type { Store } from '../../../lib/dev-stats/store/client';
import { beginCollection, type Collection } from '../../../lib/dev-stats/store/write/collection';
import { Answered, type Asked, fakeGithub, type Reply } from './fake-github';
import { answer, type WorldRepository } from './fake-world';

const silent = { start() {}, step() {}, note() {}, stop() {} };
export const NOW = new Date('2026-11-21T08:00:00Z');

interface Visit {
  summary?: GithubSummary;
  error?: Error;
  /** Requested operations, with the repository id. */
  asked: string[];
  notes: string[];
}

/**
 * One `collect github` against a world. `upset` may answer instead of the world; `abandon` ends without finish or
 * fail, as a killed process does.
 */
export async function visit(
  store: Store,
  world: WorldRepository[],
  { upset = () => undefined, abandon = false }: { upset?: (asked: Asked) => Reply | undefined; abandon?: boolean } = {},
): Promise<Visit> {
  const github = fakeGithub((asked) => upset(asked) ?? answer(world, asked.query, asked.variables));
  const { api, asked, notes } = github;
  const progress = { ...silent, note: (line: string) => notes.push(line) };
  const collection = await beginCollection(store, { source: 'github', now: () => NOW });
  const operations = () => asked.map(({ what, variables }) => (variables.id ? `${what} ${variables.id}` : what));
  try {
    const summary = await collectGithub({ api, collection, login: 'me', now: () => NOW, timeZone: 'UTC', progress });
    await end(store, collection, abandon);
    return { summary, asked: operations(), notes };
  } catch (error) {
    if (abandon) await end(store, collection, true);
    else await collection.fail((error as Error).message);
    return { error: error as Error, asked: operations(), notes };
  }
}

async function end(store: Store, collection: Collection, abandon: boolean): Promise<void> {
  if (abandon) await store.client.execute('DELETE FROM lock');
  else await collection.finish();
}

export async function rows(store: Store, sql: string): Promise<unknown[][]> {
  return (await store.client.execute(sql)).rows.map((row) => Object.values(row));
}

/** GitHub's response after the last request of the hour. */
export const SPENT = new Answered(
  403,
  { message: 'API rate limit exceeded' },
  { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW.getTime() / 1000 + 3000) },
);
