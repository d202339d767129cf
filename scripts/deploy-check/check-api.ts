import { type Finding, ok } from '../../lib/setup/doctor/finding';
import { isJson } from './check-files';
import { failure, findingsOf, type Problem, type Site, typeOf } from './site';

/** /graphql and /healthz, or what a site of files has in their place. */
export async function apiFindings({ root, ask }: Site, hasStatistics: boolean): Promise<Finding[]> {
  const api = await ask(`${root}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: '{"query":"{__typename}"}',
  });
  const isApi = /json/.test(typeOf(api));
  if (!isApi && api.status < 500 && api.status !== 0) return filesFindings({ root, ask }, hasStatistics);
  const problems: Problem[] = [];
  if (api.status !== 200 || !api.body.toString().includes('"Query"'))
    problems.push({
      address: `${root}/graphql`,
      text: `${failure(api) ?? 'does not answer a query'}.`,
      next: 'Look at the log of the server.',
    });
  const health = await ask(`${root}/healthz`);
  const text = health.body.toString();
  const { status, store } = isJson(text) ? (JSON.parse(text) as { status?: string; store?: string }) : {};
  const address = `${root}/healthz`;
  if (status === 'overdue')
    problems.push({
      address,
      text: 'a collection is overdue.',
      next: 'Look at the log of the collector.',
      level: 'warning',
    });
  else if (status !== 'ok')
    problems.push({
      address,
      text: `${failure(health) ?? 'is not the health check'}${store ? ` (the store is ${store})` : ''}.`,
      next: nextFor(store),
    });
  return findingsOf(problems, `/graphql answers; the store is ${store}.`);
}

function nextFor(store: string | undefined): string {
  if (store === 'outdated') return 'Run `npm run db -- migrate`.';
  return 'Check DATABASE_URL, DATABASE_AUTH_TOKEN and the server of the store.';
}

async function filesFindings({ root, ask }: Pick<Site, 'root' | 'ask'>, hasStatistics: boolean): Promise<Finding[]> {
  const none = ok('This host serves files only: there is no /graphql, and nothing to check there.');
  if (!hasStatistics) return [none];
  const address = `${root}/dev-stats/snapshot.json`;
  const answer = await ask(address);
  const isSaved = answer.status === 200 && isJson(answer.body.toString());
  const text = 'there are no saved statistics, so /dev-stats needs another server.';
  const next = 'Run `npm run export` without GRAPHQL_URL, or look at /dev-stats in a browser.';
  return isSaved
    ? [none, ok('/dev-stats has saved statistics.')]
    : [none, ...findingsOf([{ address, text, next, level: 'warning' }], '')];
}
