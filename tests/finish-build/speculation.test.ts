import { expect, test } from 'vitest';
import { speculationRules } from '@/scripts/finish-build/route';

const page = (path: string, route = path, isInteractive = false) => ({ path, route, isInteractive });

function patterns(pages: ReturnType<typeof page>[]) {
  return JSON.parse(speculationRules(pages)).prerender[0].where.href_matches;
}

test('plain pages are prerendered, interactive pages are not', () => {
  expect(patterns([page('/resume'), page('/contact', '/contact', true)])).toEqual(['/resume']);
});

test('a route with plain pages only is one pattern', () => {
  const docs = ['/docs', '/docs/frontend', '/docs/data/redis'].map((path) => page(path, '/docs/[[...path]]'));
  expect(patterns([...docs, page('/docs/statistics')])).toEqual(['/docs{/*}?']);
  expect(patterns([page('/notes/a', '/notes/[slug]'), page('/notes/b', '/notes/[slug]')])).toEqual(['/notes/*']);
});
