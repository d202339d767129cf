import * as compiled from './compiled';
import { baseName } from './content';
import type { Marked } from './visibility';

/** What the owner does beside the roles. Empty while its section is off. */

export type Talk = Marked<compiled.Talk> & { name: string };
export type Article = Marked<compiled.Article> & { name: string };
export type BoardSeat = Marked<compiled.BoardSeat> & { name: string };

const withName = <D extends { _raw: { sourceFileName: string } }>(document: D) => ({
  ...document,
  name: baseName(document),
});

/** Newest first. */
export function getTalks(): Talk[] {
  return compiled.talks.map(withName).toSorted(byDate);
}

/** Newest first. */
export function getArticles(): Article[] {
  return compiled.articles.map(withName).toSorted(byDate);
}

/** Current seats first, then by the year they began. */
export function getBoardSeats(): BoardSeat[] {
  return compiled.boardSeats
    .map(withName)
    .toSorted((a, b) => Number(Boolean(a.to)) - Number(Boolean(b.to)) || b.from.localeCompare(a.from));
}

function byDate(a: Talk | Article, b: Talk | Article): number {
  return b.date.localeCompare(a.date) || a.title.localeCompare(b.title);
}
