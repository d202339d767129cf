import { DAY_MS } from '../../dates';
import { DELIVERY_SAMPLES } from './constants';
import { formatNumber, formatTenth } from './format/numbers';
import { type Spread, spreadOf } from './percentile';

/** A pull request with a review by the owner. Instants are RFC 3339 in UTC. */
export interface ReviewedPullRequest {
  id: string;
  /** Null for a deleted account. */
  author: string | null;
  /** False for pull requests of bots and of the owner. */
  isCounted: boolean;
  /** The owner's last review. */
  reviewedAt: string;
  /** When the owner was first asked for a review, and the owner's first review after that. */
  askedAt: string | null;
  answeredAt: string | null;
  /** The owner's last approval. */
  approvedAt: string | null;
}

export interface ReviewWindow {
  since: string;
  until: string;
}

/** Totals only: they name nobody. */
export interface GivenReviews extends ReviewWindow {
  given: number;
  peopleUnblocked: number;
  waitHours: Spread;
}

export function countReviews(pullRequests: readonly ReviewedPullRequest[], { since, until }: ReviewWindow) {
  const isInside = (time: string | null) => time !== null && time >= since && time <= until;
  const counted = pullRequests.filter(({ isCounted, reviewedAt }) => isCounted && isInside(reviewedAt));
  const approved = counted.filter(({ approvedAt }) => isInside(approvedAt));
  const people = new Set(approved.flatMap(({ author }) => author ?? []));
  const waits = counted.flatMap(({ askedAt, answeredAt }) =>
    askedAt && answeredAt && isInside(answeredAt) ? [hoursBetween(askedAt, answeredAt)] : [],
  );
  const reviews: GivenReviews = {
    since,
    until,
    given: counted.length,
    peopleUnblocked: people.size,
    waitHours: waits.length < DELIVERY_SAMPLES ? { count: waits.length, median: null, p90: null } : spreadOf(waits),
  };
  return reviews;
}

function hoursBetween(start: string, end: string): number {
  return ((Date.parse(end) - Date.parse(start)) / DAY_MS) * 24;
}

/** "90% of the requests were answered within 27.2 h." */
export function reviewsReading({ count, p90 }: Spread): string {
  if (p90 !== null) return `90% of the requests were answered within ${formatTenth(p90)} h.`;
  return `${formatNumber(count, 'request')} answered; a median needs at least ${DELIVERY_SAMPLES}.`;
}
