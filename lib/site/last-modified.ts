import { calendarDate } from '../dates';
import { env } from '../env';
import { lastChanges } from '../git/last-changes';
import { lazy } from '../memoize';
import type { Page, Source } from '../section';

/** Empty on the dev server, where Git would take 0.15 s of the first page. */
const changesInGit = lazy(() => {
  const paths = [env.contentDir, 'public', 'lib/dev-stats/rules/definitions/'];
  return env.isDevelopment ? new Map<string, string>() : lastChanges({ env: env.inherited }, process.cwd(), paths);
});

/** The newest date of its sources; a document's `updated` overrides Git. Undefined if neither has a date. */
export function lastModified({ sources }: Pick<Page, 'sources'>, changes = changesInGit()): string | undefined {
  return newest(sources.map((source) => (source.updated ? calendarDate(source.updated) : lastChange(source, changes))));
}

function lastChange({ files }: Source, changes: Map<string, string>): string | undefined {
  const isOwn = (path: string) => files.some((file) => (file.endsWith('/') ? path.startsWith(file) : path === file));
  return newest([...changes].map(([path, date]) => (isOwn(path) ? date : undefined)));
}

function newest(dates: (string | undefined)[]): string | undefined {
  return dates
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1);
}
