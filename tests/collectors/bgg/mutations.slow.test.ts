import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collectionSchema } from '../../../lib/collectors/bgg/board-game';
import { BggError } from '../../../lib/collectors/bgg/errors';
import { checkContent } from '../../../lib/content/check/check';
import { shelfOf } from './documents';
import { type Answering, serviceOf } from './fake-bgg';
import { MUTATIONS, seeded } from './mutants';
import { HAS_RECORDINGS, recorded, recordedThings } from './recorded';
import { temporaryShelf } from './shelf-world';

const SEEDS = 3;

let shelf: ReturnType<typeof temporaryShelf>;
beforeEach(() => {
  shelf = temporaryShelf();
});
afterEach(() => shelf.remove());

/** A service that mutates one of its responses, or all of them. */
function spoiled(good: Answering, kind: string, seed: number): Answering {
  const random = seeded(seed);
  const only = seed % 3;
  let count = 0;
  return (path, query) => {
    const answer = good(path, query);
    const isSpoiled = only === 2 || count++ === only;
    return isSpoiled ? { ...answer, body: MUTATIONS[kind]?.(String(answer.body), random) ?? '' } : answer;
  };
}

function problemsOf(text: string): string[] {
  const documents = new Map([['tabletop/collection.json', text]]);
  const problems = checkContent({ documents, images: new Set(), routes: [], root: 'content' });
  return problems.filter(({ file }) => file.endsWith('collection.json')).map(({ message }) => message);
}

/** Expects the old file, or a new one that passes all checks. */
async function survives(old: string, good: Answering, kind: string, seed: number) {
  writeFileSync(shelf.file, old);
  const failure = await shelf.sync(spoiled(good, kind, seed)).catch((error: unknown) => error);
  if (failure instanceof Error) {
    expect(failure, `${kind}, seed ${seed}`).toBeInstanceOf(BggError);
    expect(failure.message).not.toContain('\n');
    expect(shelf.text()).toBe(old);
  }
  expect(collectionSchema.safeParse(JSON.parse(shelf.text())).success).toBe(true);
  expect(problemsOf(shelf.text())).toEqual([]);
  expect(shelf.collection().games.length).toBeGreaterThanOrEqual(0.8 * JSON.parse(old).total_games);
  expect(shelf.names()).toEqual(['collection.json']);
}

test.each(Object.keys(MUTATIONS))('a document with %s does not damage the file', { timeout: 60_000 }, async (kind) => {
  const { collection, things } = shelfOf(25);
  const good = serviceOf(collection, things);
  await shelf.sync(good);
  const old = shelf.text();
  for (let seed = 1; seed <= SEEDS; seed += 1) await survives(old, good, kind, seed);
});

test.runIf(HAS_RECORDINGS).each(Object.keys(MUTATIONS))(
  'a recorded document with %s does not damage the file',
  { timeout: 120_000 },
  async (kind) => {
    const things = recordedThings('thing_2019_pair38.xml');
    const good = serviceOf(recorded('collection_2019_pair38.xml'), things);
    await shelf.sync(good);
    const old = shelf.text();
    for (let seed = 100; seed < 103; seed += 1) await survives(old, good, kind, seed);
  },
);
