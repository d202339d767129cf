import { toCount, toFigure } from './values';
import { childOf, childrenOf, type Element, stringOf } from './xml';

/** What both kinds of answers tell of a game; null is unknown. Times in minutes. */
export interface Facts {
  name: string;
  year: number | null;
  image: string | null;
  minPlayers: number | null;
  maxPlayers: number | null;
  minPlaytime: number | null;
  maxPlaytime: number | null;
  /** One time for the whole game, which some have instead of a range. */
  playingTime: number | null;
  /** 1 to 5, the mean of the players' votes. */
  weight: number | null;
  /** 1 to 10; two digits, since the rest moves with every vote and would fill each diff. */
  rating: number | null;
  bayesRating: number | null;
  rank: number | null;
}

/** The voted figures below a rating or ratings element. */
export function ratingFacts(ratings: Element | undefined): Pick<Facts, 'weight' | 'rating' | 'bayesRating'> {
  const voted = (name: string) => stringOf(childOf(ratings, name), '@value');
  return {
    weight: toFigure(voted('averageweight'), { most: 5, digits: 4 }),
    rating: toFigure(voted('average'), { most: 10, digits: 2 }),
    bayesRating: toFigure(voted('bayesaverage'), { most: 10, digits: 2 }),
  };
}

/** The rank among all board games; others are ranks within a family. */
export function rankOf(ratings: Element | undefined): number | null {
  const ranks = childrenOf(childOf(ratings, 'ranks'), 'rank');
  return toCount(
    stringOf(
      ranks.find((rank) => stringOf(rank, '@name') === 'boardgame'),
      '@value',
    ),
  );
}
