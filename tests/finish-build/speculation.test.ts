import { expect, test } from 'vitest';
import { speculationRules } from '@/scripts/finish-build/speculation';

const page = (path: string, route = path, lean = true) => ({ path, route, lean });

function patterns(pages: ReturnType<typeof page>[]) {
  const [, json = ''] = speculationRules(pages).match(/^<script type="speculationrules">(.*)<\/script>$/) ?? [];
  const { prerender } = JSON.parse(json);
  return prerender[0].where.href_matches;
}

test('lean pages are drawn ahead, interactive ones are not', () => {
  expect(patterns([page('/resume'), page('/contact', '/contact', false), page('/')])).toEqual(['/', '/resume']);
});

test('a route whose pages are all lean is one pattern', () => {
  const docs = ['/docs', '/docs/frontend', '/docs/data/redis'].map((path) => page(path, '/docs/[[...path]]'));
  expect(patterns(docs)).toEqual(['/docs{/*}?']);
  expect(patterns([page('/notes/a', '/notes/[slug]'), page('/notes/b', '/notes/[slug]')])).toEqual(['/notes/*']);
});

test('a route with an interactive page lists the lean ones', () => {
  const pages = [page('/notes/a', '/notes/[slug]'), page('/notes/b', '/notes/[slug]', false)];
  expect(patterns(pages)).toEqual(['/notes/a']);
});
