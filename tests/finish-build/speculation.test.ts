import { expect, test } from 'vitest';
import { speculationRules } from '@/scripts/finish-build/route';

const page = (route: string, isInteractive = false) => ({ route, isInteractive });

function patterns(pages: ReturnType<typeof page>[]) {
  return JSON.parse(speculationRules(pages)).prerender[0].where.href_matches;
}

test('plain pages are prerendered, interactive pages are not', () => {
  expect(patterns([page('/resume'), page('/contact', true)])).toEqual(['/resume']);
});

test('the pages of a route are one pattern', () => {
  const docs = page('/docs/[[...path]]');
  expect(patterns([docs, docs])).toEqual(['/docs{/*}?']);
  expect(patterns([page('/notes/[slug]'), page('/notes/[slug]')])).toEqual(['/notes/*']);
});
