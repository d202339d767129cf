import { HOUR_MS } from '../../dates';
import { measureEnough, type Spread } from './percentile';

/** A pull request with a review by the owner. Instants are RFC 3339 in UTC. */
export interface ReviewedPullRequest {
  author: string | null;
  /** False for pull requests of bots and of the owner. */
  isCounted: boolean;
  reviewedAt: string;
  /** When the owner was first asked for a review, and the owner's first review after that. */
  askedAt: string | null;
  answeredAt: string | null;
  approvedAt: string | null;
}

export interface GivenReviews {
  since: string;
  until: string;
  given: number;
  peopleUnblocked: number;
  waitHours: Spread;
}

export function countReviews(
  pullRequests: readonly ReviewedPullRequest[],
  { since, until }: Pick<GivenReviews, 'since' | 'until'>,
): GivenReviews {
  const isInside = (time: string | null) => time !== null && time >= since && time <= until;
  const counted = pullRequests.filter(({ isCounted, reviewedAt }) => isCounted && isInside(reviewedAt));
  const unblocked = counted.flatMap(({ author, approvedAt }) => (isInside(approvedAt) && author) || []);
  const waits = counted.flatMap(({ askedAt, answeredAt }) =>
    askedAt && answeredAt && isInside(answeredAt) ? [(Date.parse(answeredAt) - Date.parse(askedAt)) / HOUR_MS] : [],
  );
  return {
    since,
    until,
    given: counted.length,
    peopleUnblocked: new Set(unblocked).size,
    waitHours: measureEnough(waits),
  };
}
