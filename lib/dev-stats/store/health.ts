import { DAY_MS } from '../../dates';
import type { Collected } from '../rules/source-status';
import { StoreOutdatedError } from './errors';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import type { StoreReader } from './read/reader';
import type { SourceStatus } from './read/state';

export interface Health {
  /** "overdue": everything works, but a collection is late. */
  status: 'ok' | 'overdue' | 'error';
  /** "none": nothing was collected yet. "outdated": migrations are missing. */
  store: 'ready' | 'none' | 'outdated' | 'unreachable';
  schema: string | undefined;
  sources: (SourceStatus & { isOverdue: boolean })[];
}

interface HealthServices {
  store: Pick<StoreReader, 'current'>;
  now: () => number;
}

/** Reports the state of the store. It never rejects, and its result has only public data. */
export async function readHealth({ store, now }: HealthServices): Promise<Health> {
  const schema = journal.entries.at(-1)?.tag;
  try {
    const shown = await store.current();
    if (!shown) return { status: 'ok', store: 'none', schema, sources: [] };
    const sources = shown.sources.map((status) => ({ ...status, isOverdue: isOverdue(status, now()) }));
    return { status: sources.some((source) => source.isOverdue) ? 'overdue' : 'ok', store: 'ready', schema, sources };
  } catch (error) {
    const isOutdated = error instanceof StoreOutdatedError;
    return { status: 'error', store: isOutdated ? 'outdated' : 'unreachable', schema, sources: [] };
  }
}

/** Local clones are collected by hand. */
const SCHEDULED = ['github', 'actions'];
/** Two days of a daily collection: GitHub can start a scheduled workflow hours late. */
const OVERDUE_MS = 2 * DAY_MS;

/** By the time of the figures, or of the last attempt if there are none. */
function isOverdue({ source, collectedAt, lastAttemptAt }: Collected, now: number): boolean {
  return SCHEDULED.includes(source) && now - Date.parse(collectedAt ?? lastAttemptAt) > OVERDUE_MS;
}
