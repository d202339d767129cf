import { describe, expect, test } from 'vitest';
import { readDetails, readOwnedGames } from '../../../lib/collectors/bgg/items';
import { readDocument } from '../../../lib/collectors/bgg/response';
import { HAS_RECORDINGS, recorded } from './recorded';

const readItems = (name: string) => {
  const document = readDocument(recorded(name));
  if (document.kind !== 'items') throw new Error(`${name} is ${document.kind}`);
  return document.items;
};
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

describe.runIf(HAS_RECORDINGS)('recorded answers', () => {
  test.each([
    ['collection_2025_dup_es_208', 208, 184],
    ['collection_2017_stats_40', 40, 26],
    ['collection_2019_missing_year_image_70', 70, 70],
    ['collection_2019_no_year_1', 1, 1],
    ['collection_2019_pair38', 38, 38],
    ['collection_empty', 0, 0],
    ['collection_empty_2026', 0, 0],
    ['collection_brief', 4, 3],
    ['collection_brief_stats', 4, 3],
  ])('%s has %i entries, %i of them owned games', (name, entries, owned) => {
    const items = readItems(`${name}.xml`);
    expect(items).toHaveLength(entries);
    expect(readOwnedGames(items)).toHaveLength(owned);
  });

  test('208 items are 207 games with 505 plays', () => {
    const everything = recorded('collection_2025_dup_es_208.xml').replaceAll('own="0"', 'own="1"');
    const document = readDocument(everything);
    const games = readOwnedGames(document.kind === 'items' ? document.items : []);
    expect(games).toHaveLength(207);
    expect(sum(games.map(({ plays }) => plays))).toBe(505);
    expect(games.find(({ id }) => id === 390092)).toMatchObject({
      name: 'Ticket to Ride Legacy: Legends of the West',
      plays: 6,
    });
  });

  test('the pair of 38 has two expansions and a mean weight of 1.7218', () => {
    const games = readDetails(readItems('thing_2019_pair38.xml'));
    expect(games.filter(({ type }) => type === 'boardgameexpansion')).toHaveLength(2);
    expect(sum(games.map(({ weight }) => weight ?? 0)) / 38).toBeCloseTo(1.7218, 4);
    expect(sum(readOwnedGames(readItems('collection_2019_pair38.xml')).map(({ plays }) => plays))).toBe(6);
  });
});
