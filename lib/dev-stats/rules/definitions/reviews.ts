import { DELIVERY_SAMPLES, REVIEW_WINDOW_DAYS } from '../constants';

const REVIEWS = {
  window: `The ${REVIEW_WINDOW_DAYS} days before the last collection`,
  source: 'The owner’s reviews that the collector’s token can read, from the GitHub API',
  collected: 'By npm run collect -- github; the dashboard shows when the last one finished',
};

export const REVIEW_DEFINITIONS = [
  {
    id: 'reviews',
    term: 'Reviews',
    text: 'Pull requests of other people with a review by the owner. Several reviews of a pull request count once. Pull requests of bots are left out. Only totals are shown: no names, no repositories.',
    ...REVIEWS,
  },
  {
    id: 'review-wait',
    term: 'From request to review',
    text: `From the first request for a review by the owner to the owner’s next review of the pull request, at any hour and on any day of the week. Requests to a team and reviews without a request are left out. A median or a 90th percentile needs ${DELIVERY_SAMPLES} values.`,
    ...REVIEWS,
  },
  {
    id: 'people-unblocked',
    term: 'People unblocked',
    text: 'Different people with a pull request that the owner approved, each once. An approval that was dismissed later does not count.',
    ...REVIEWS,
  },
] as const;
