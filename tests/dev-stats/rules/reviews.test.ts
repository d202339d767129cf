import { expect, test } from 'vitest';
import { countReviews, type ReviewedPullRequest } from '../../../lib/dev-stats/rules/reviews';

const WINDOW = { since: '2025-11-21T08:00:00Z', until: '2026-11-21T08:00:00Z' };
const at = (hour: number) => `2026-11-02T${String(hour).padStart(2, '0')}:00:00Z`;
const reviewed = (values: Partial<ReviewedPullRequest> = {}): ReviewedPullRequest => ({
  author: 'ines',
  isCounted: true,
  reviewedAt: at(12),
  askedAt: null,
  answeredAt: null,
  approvedAt: null,
  ...values,
});
const waited = (hours: number) => reviewed({ askedAt: at(1), answeredAt: at(1 + hours) });

test('a pull request counts once, and not if it is of a bot, of the owner, or reviewed before the window', () => {
  const all = [reviewed(), reviewed({ isCounted: false }), reviewed({ reviewedAt: '2025-11-21T07:59:59Z' })];
  expect(countReviews(all, WINDOW)).toEqual({
    ...WINDOW,
    given: 1,
    peopleUnblocked: 0,
    waitHours: { count: 0, median: null, p90: null },
  });
});

test('a person with several approved pull requests counts once, and without an approval in the window not at all', () => {
  const all = [
    reviewed({ approvedAt: at(12) }),
    reviewed({ approvedAt: at(13) }),
    reviewed({ author: 'omar', approvedAt: at(12) }),
    reviewed({ author: 'lee' }),
    reviewed({ author: 'kim', approvedAt: '2025-11-01T00:00:00Z' }),
    reviewed({ author: null, approvedAt: at(12) }),
  ];
  expect(countReviews(all, WINDOW)).toMatchObject({ given: 6, peopleUnblocked: 2 });
});

test('a median needs five waits that ended in the window', () => {
  const early = reviewed({ askedAt: '2025-11-01T00:00:00Z', answeredAt: '2025-11-01T09:00:00Z' });
  const four = [waited(1), waited(2), waited(4), waited(8), early];
  expect(countReviews(four, WINDOW).waitHours).toEqual({ count: 4, median: null, p90: null });
  expect(countReviews([...four, waited(3)], WINDOW).waitHours).toEqual({ count: 5, median: 3, p90: 6.4 });
});
