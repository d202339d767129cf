import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BggError } from '../../../lib/collectors/bgg/errors';
import { checkContent } from '../../../lib/content/check/check';
import { mulberry32 } from '../../../lib/random';
import { boardGameCollection } from '../../../lib/tabletop/schema';
import { createShelf } from './documents';
import { type Answering, createService } from './fake-bgg';
import { HAS_RECORDINGS, recorded, recordedThings } from './recorded';
import { temporaryShelf } from './shelf-world';

const LONG = { timeout: 120_000 };
const SEED = 20_261_121;
let shelf: ReturnType<typeof temporaryShelf>;
beforeEach(() => {
  shelf = temporaryShelf();
});
afterEach(() => shelf.remove());

/** Changes a document at a place from 0 to 1. */
type Change = (text: string, place: number) => string | Uint8Array<ArrayBuffer>;

/** Replaces one match of a pattern. */
function swap(pattern: RegExp, piece: (found: string) => string): Change {
  return (text, place) => {
    const found = [...text.matchAll(pattern)];
    const one = found[Math.floor(place * found.length)];
    return one ? text.slice(0, one.index) + piece(one[0]) + text.slice(one.index + one[0].length) : text;
  };
}

const ENTITIES = Array.from({ length: 9 }, (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`);
const BOMB = `<!DOCTYPE b [<!ENTITY a0 "${'x'.repeat(1000)}">${ENTITIES.join('')}]>`;
const ODD = ['-1', '1e309', 'NaN', '999999999999999999999', '&#0;', '&a8;', '__proto__', '', '\u202e'];

const CHANGES: Record<string, Change> = {
  'cut short': (text, place) => text.slice(0, place * text.length),
  'a hole': (text, place) => text.slice(0, place * text.length) + text.slice(place * text.length + 300 * place),
  'bare signs': (text, place) => `${text.slice(0, place * text.length)}<&>\0${text.slice(place * text.length)}`,
  'another end': swap(/<\/\w+>/g, () => '</other>'),
  'a tag left out': swap(/<[^>]*>/g, () => ''),
  'a tag twice': swap(/<[^>]*>/g, (tag) => tag + tag),
  'a dangerous name': swap(/<(name|link|stats|year\w+)\b/g, () => '<__proto__'),
  'a dangerous attribute': swap(/ (value|id|objectid)=/g, () => ' constructor='),
  'too deep': swap(/<item /g, (tag) => '<item>'.repeat(3000) + tag),
  'too many': swap(/<item /g, (tag) => '<item/>'.repeat(20_000) + tag),
  'too long': swap(/value="[^"]*"/g, () => `value="${'y'.repeat(400_000)}"`),
  'an entity bomb': (text, place) =>
    swap(/value="/g, (found) => `${found}&a8;`)(text.replace('?>', `?>${BOMB}`), place),
  'UTF-16': (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')),
  'broken bytes': (text, place) => new Uint8Array(Buffer.from(text)).fill(0xe9, place * text.length),
  'a web page': (text) => `<html><body><pre>${text}</pre></body></html>`,
  'blanks without end': (text, place) => ' '.repeat(2_000_000) + text.slice(place * text.length),
  'two documents': (text) => text + text,
  ...Object.fromEntries(ODD.map((odd) => [`the value ${odd}`, swap(/"[^"]*"/g, () => `"${odd}"`)])),
};

/** A service with a change in its first document, in its second, or in all. */
function changed(good: Answering, change: Change, place: number, changedOne: number): Answering {
  let count = 0;
  return (path, query) => {
    const answer = good(path, query);
    return count++ === changedOne || changedOne === 2
      ? { ...answer, body: change(String(answer.body), place) }
      : answer;
  };
}

function listProblems(text: string): string[] {
  const documents = new Map([['tabletop/collection.json', text]]);
  const problems = checkContent({ documents, images: new Set(), routes: [], root: 'content' });
  return problems.filter(({ file }) => file.endsWith('collection.json')).map(({ message }) => message);
}

/** Makes each kind of change at a random place. The file must stay as it was, or pass all checks. */
async function expectSurvival(good: Answering) {
  await shelf.sync(good);
  const old = shelf.text();
  const random = mulberry32(SEED);
  for (const [name, change] of Object.entries(CHANGES)) {
    writeFileSync(shelf.file, old);
    const service = changed(good, change, random(), Math.floor(3 * random()));
    const failure = await shelf.sync(service).catch((error: unknown) => error);
    if (failure instanceof Error) {
      expect(failure, name).toBeInstanceOf(BggError);
      expect(failure.message, name).not.toContain('\n');
      expect(shelf.text(), name).toBe(old);
    } else expectValid(name, JSON.parse(old).total_games);
    expect(shelf.names(), name).toEqual(['collection.json']);
  }
}

function expectValid(change: string, gamesBefore: number) {
  expect(boardGameCollection.safeParse(shelf.collection()).error, change).toBeUndefined();
  expect(listProblems(shelf.text()), change).toEqual([]);
  expect(shelf.collection().games.length, change).toBeGreaterThanOrEqual(0.8 * gamesBefore);
}

test('damaged and hostile documents do not damage the file', LONG, async () => {
  const { collection, things } = createShelf(25);
  await expectSurvival(createService(collection, things));
});

test.runIf(HAS_RECORDINGS)('damaged and hostile recorded documents do not damage the file', LONG, async () => {
  const things = recordedThings('thing_2019_pair38.xml');
  await expectSurvival(createService(recorded('collection_2019_pair38.xml'), things));
});
