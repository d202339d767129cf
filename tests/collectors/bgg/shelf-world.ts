import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Collection } from '../../../lib/collectors/bgg/board-game';
import { createClient } from '../../../lib/collectors/bgg/client';
import { type SyncOptions, syncCollection } from '../../../lib/collectors/bgg/sync';
import type { Progress } from '../../../lib/collectors/shared/progress';
import { fakeClock } from '../github/fake-clock';
import { type Answering, fakeFetch } from './fake-bgg';

const SILENT: Progress = { start() {}, step() {}, note() {}, stop() {} };

/** A temporary folder with one collection file, and a sync from a fake service. */
export function temporaryShelf() {
  const folder = mkdtempSync(join(tmpdir(), 'shelf-'));
  const file = join(folder, 'collection.json');
  return {
    file,
    folder,
    text: () => readFileSync(file, 'utf8'),
    collection: () => JSON.parse(readFileSync(file, 'utf8')) as Collection,
    names: () => readdirSync(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
    async sync(answering: Answering, options: Partial<SyncOptions> & { start?: string } = {}) {
      const { client, ...asked } = createTestClient(answering, options.start);
      const wanted = { username: 'alice', dryRun: false, force: false, progress: SILENT };
      const report = await syncCollection({ ...wanted, file, client, clock: asked.clock, ...options });
      return { ...asked, report };
    },
  };
}

/** A client of a fake service with a fake clock. */
export function createTestClient(answering: Answering, start = '2026-11-21T08:00:00Z') {
  const clock = fakeClock(start);
  const { fetch, asked, headers } = fakeFetch(answering);
  const lines: string[] = [];
  const report = (line: string) => lines.push(line);
  const apiUrl = 'https://boardgamegeek.com/xmlapi2';
  const client = createClient({ token: 's3cret', apiUrl, pauseMs: 5000, fetch, clock, report });
  return { client, clock, asked, headers, lines };
}
