import { expect, test } from 'vitest';
import { impactFigures } from '@/lib/resume/sources';

const [years, people, markets] = [
  { id: 'years', value: '25+', unit: 'years' },
  { id: 'people', value: '60+', unit: 'engineers' },
  { id: 'markets', value: '4+', unit: 'market verticals' },
] as const;
const STATS = [years, people, markets];

test.each([
  ['in the order of the résumé', ['markets', 'years', 'people'], [markets, years, people]],
  ['without those that do not exist', ['planets', 'people'], [people]],
] as const)('figures come %s', (_, ids, figures) => {
  expect(impactFigures([...ids], STATS)).toEqual(figures);
});
