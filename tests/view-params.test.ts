import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatView, parseView, type ViewParams } from '@/lib/view-params';

interface View {
  q: string;
  status: string;
  sort: string;
}

const options = (...values: string[]) => values.map((value) => ({ value }));
const PARAMS: ViewParams<View> = {
  q: 'text',
  status: options('all', 'ACTIVE', 'ON_HOLD'),
  sort: options('year-desc', 'title-asc', 'Card & Dice?'),
};
const DEFAULTS: View = { q: '', status: 'all', sort: 'year-desc' };

const parse = (query: string) => parseView(PARAMS, new URLSearchParams(query));
const format = (view: Partial<View>, query = '') =>
  formatView(PARAMS, { ...DEFAULTS, ...view }, new URLSearchParams(query));

test.each<[name: string, query: string, view: Partial<View>]>([
  ['every value', '?q=map&status=ACTIVE&sort=title-asc', { q: 'map', status: 'ACTIVE', sort: 'title-asc' }],
  ['encoded text', '?q=caf%C3%A9%20%26%20bar', { q: 'café & bar' }],
  ['an unknown value', '?status=DONE', {}],
  ['a name of every object', '?status=constructor&sort=__proto__', {}],
  ['a parameter given twice, of which the first counts', '?status=ACTIVE&status=ON_HOLD', { status: 'ACTIVE' }],
])('an address with %s is read', (_, query, view) => {
  expect(parse(query)).toEqual({ ...DEFAULTS, ...view });
});

test.each<[name: string, view: Partial<View>, query: string, result: string]>([
  ['the defaults leave it empty', {}, '', ''],
  ['what differs from the defaults is named', { q: 'map', status: 'ACTIVE' }, '', '?q=map&status=ACTIVE'],
  ['a return to the default is removed', {}, '?q=map&sort=title-asc', ''],
  ['a new choice replaces the old', { status: 'ON_HOLD' }, '?status=ACTIVE&status=ON_HOLD', '?status=ON_HOLD'],
  ['foreign parameters stay, twice given ones too', {}, '?tag=a&tag=b&status=ACTIVE', '?tag=a&tag=b'],
])('of the address, %s', (_, view, query, result) => {
  expect(format(view, query)).toBe(result);
});

const SEEDED = { seed: 20261121, numRuns: 300 };
const text = fc.string({ unit: 'grapheme' });
const views = fc.record<View>({
  q: text,
  status: fc.constantFrom('all', 'ACTIVE', 'ON_HOLD'),
  sort: fc.constantFrom('year-desc', 'title-asc', 'Card & Dice?'),
});
const addresses = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom('q', 'status', 'sort', 'tag'), text), text))
  .map((pairs) => new URLSearchParams(pairs));

test('a view survives a round trip through any address, and other parameters stay', () => {
  const foreign = (query: URLSearchParams) => [...query].filter(([key]) => !Object.hasOwn(PARAMS, key));
  fc.assert(
    fc.property(views, addresses, (view, query) => {
      const written = new URLSearchParams(formatView(PARAMS, view, query));
      expect(parseView(PARAMS, written)).toEqual(view);
      expect(foreign(written)).toEqual(foreign(query));
    }),
    SEEDED,
  );
});
