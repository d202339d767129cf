import { DAY_MS } from '../../dates';
import { formatAge } from '../../dev-stats/rules/format/moments';
import type { SourceStatus } from '../../dev-stats/store/read/state';
import { error, type Finding, ok, warning } from './finding';

const OLD_DAYS = 7;
const ENDINGS = { partial: 'was incomplete', failed: 'failed', interrupted: 'was interrupted' };

/** The sources of a store, why it cannot be read, or undefined if there is none. */
export type StoreState = { sources: readonly SourceStatus[] } | { problem: string } | undefined;

/** Whether there are statistics, and how old they are. `now` in milliseconds. */
export function statisticsFindings(store: StoreState, now: number): Finding[] {
  if (store && 'problem' in store)
    return [error(store.problem, 'If only another machine reaches the store, run `npm run doctor` there.')];
  if (!store || store.sources.length === 0)
    return [
      warning(
        'Nothing has been collected, so /dev-stats is empty.',
        'Run `npm run collect -- git PATH...` or `-- github`, or switch off the section dev-stats.',
      ),
    ];
  return store.sources.map((source) => sourceFinding(source, now));
}

function sourceFinding({ source, collectedAt, outcome, lastAttemptAt, missing }: SourceStatus, now: number): Finding {
  if (source === 'sample')
    return error(
      'The statistics are demo data, which the dashboard labels as such.',
      'Run `npm run collect -- git PATH...` or `-- github`.',
    );
  const again = `Run \`npm run collect -- ${source}${source === 'git' ? ' PATH...' : ''}\` again.`;
  const collected = collectedAt ? `collected ${formatAge(collectedAt, now)}` : 'never collected';
  if (outcome === 'partial' && missing)
    return warning(`${source}: ${collected}, without ${missing}.`, 'Add the scopes of .env.example to GITHUB_TOKEN.');
  if (outcome !== 'ok') {
    return warning(
      `${source}: ${collected}; the last attempt, ${formatAge(lastAttemptAt, now)}, ${ENDINGS[outcome]}.`,
      again,
    );
  }
  const isOld = now - Date.parse(collectedAt ?? '') > OLD_DAYS * DAY_MS;
  return isOld
    ? warning(`${source}: ${collected}.`, `${again} A schedule keeps it up to date.`)
    : ok(`${source}: ${collected}.`);
}
