import type { Client } from '@libsql/client';
import type { Collection } from './collection';
import { endCollection, type Run } from './end-collection';
import type { ActionsRepository, ProfileRow } from './rows';
import { pipelineKey, readKnownRuns, writeBilling, writeJobs, writePrFacts, writeRuns } from './write-actions';
import { completeCommits, countHeld, writeCommits } from './write-commits';
import { writeDetails } from './write-details';
import { copyRepositories, findHostedRepository, repoKey, writeRepositories } from './write-repositories';

/** The collection's methods over one begun run; each says first that the run still lives. */
export function createCollection(run: Run): Collection {
  const profile: ProfileRow = {};
  return {
    id: run.id,
    ...statisticsOf(run, profile),
    ...pipelinesOf(run),
    ...marksOf(run),
    ...endCollection(run, profile),
    // Commits come in thousands: this one is kept apart for its key, which is looked up once.
    saveCommits: commitWriter(run),
  };
}

function commitWriter({ client, id, source, lock }: Run) {
  const keys = new Map<string, number>();
  const save: Collection['saveCommits'] = async (repositoryId, rows, { fullHistory = false } = {}) => {
    await lock.beat();
    const repo = keys.get(repositoryId) ?? (await knownKey(client, repositoryId));
    keys.set(repositoryId, repo);
    await writeCommits(client, { collection: id, repo, source }, { rows, fullHistory });
  };
  return save;
}

async function knownKey(client: Client, repositoryId: string): Promise<number> {
  const key = await repoKey(client, repositoryId);
  if (key === undefined) throw new Error('a repository has to be saved before what belongs to it');
  return key;
}

function statisticsOf({ client, id, lock, source, forgotten }: Run, profile: ProfileRow) {
  return {
    async saveRepositories(rows) {
      await lock.beat();
      await writeRepositories(client, { collection: id, source, rows });
    },
    async keepRepository(repositoryId) {
      await lock.beat();
      const args = [repositoryId];
      return (await copyRepositories(client, { collection: id, stale: '1', where: 'id = ?', args })) > 0;
    },
    findHostedRepository: (fullName) => findHostedRepository(client, fullName),
    async countCommits(repositoryId, since = 0) {
      const repo = await repoKey(client, repositoryId);
      return repo === undefined ? 0 : countHeld(client, { repo, source, since });
    },
    async commitsComplete(repositoryId, { fullHistory = false } = {}) {
      await lock.beat();
      const repo = await knownKey(client, repositoryId);
      await completeCommits(client, { collection: id, repo, source, fullHistory });
    },
    forgetClone(repositoryId) {
      forgotten.add(repositoryId);
    },
    async saveProfile(values) {
      Object.assign(profile, values);
    },
    async saveDetails(repositoryId, details) {
      await lock.beat();
      await writeDetails(client, { collection: id, repo: await knownKey(client, repositoryId), details });
    },
  } satisfies Partial<Collection>;
}

function pipelinesOf({ client, id, lock, source }: Run) {
  const target = async (repository: ActionsRepository) => {
    await lock.beat();
    return { collection: id, pipeline: await pipelineKey(client, { repository, sample: source === 'sample' }) };
  };
  return {
    saveRuns: async (repository, rows) => writeRuns(client, await target(repository), rows),
    saveJobs: async (repository, rows) => writeJobs(client, (await target(repository)).pipeline, rows),
    knownRuns: async (repository, window) =>
      readKnownRuns(client, { pipeline: (await target(repository)).pipeline, ...window }),
    saveBilling: async (row) => writeBilling(client, id, row),
    savePrFacts: async (repository, rows) => writePrFacts(client, await target(repository), rows),
  } satisfies Partial<Collection>;
}

function marksOf({ client, lock, source, lastMarks }: Run) {
  return {
    setCheckpointAtEnd(key, value) {
      lastMarks.set(key, value);
    },
    async setCheckpoint(key, value) {
      await lock.beat();
      await client.execute({
        sql: 'INSERT INTO mark (source, key, value) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
        args: [source, key, value],
      });
    },
    async getCheckpoint(key) {
      const { rows } = await client.execute({
        sql: 'SELECT value FROM mark WHERE source = ? AND key = ?',
        args: [source, key],
      });
      return rows[0] ? String(rows[0].value) : undefined;
    },
  } satisfies Partial<Collection>;
}
