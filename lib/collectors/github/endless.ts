import { GithubError } from './github-error';

/** How many more entries than announced may come: those that appear while a list is read. */
const GROWTH = 100;
/** Pages in a row that bring nothing. */
const MOST_EMPTY = 10;

/** What a page that has a next one tells of the walk. */
export interface Step {
  /** Where the next page is: a cursor or an address. */
  next: string;
  /** Entries that this page brought. */
  brought: number;
  /** Entries that the whole list is said to have, where it is said. */
  total?: number | null | undefined;
}

/**
 * Watches a walk from page to page, in constant memory. Told each step, it throws GithubError where the walk would never
 * end: it has come back to a place (after a round of any length, by Brent's method), brings nothing, or brings more
 * than there is.
 */
export function watchForEnd(): (step: Step) => void {
  let remembered: string | undefined;
  let steps = 0;
  let reach = 1;
  let empty = 0;
  let seen = 0;
  return ({ next, brought, total }) => {
    seen += brought;
    empty = brought > 0 ? 0 : empty + 1;
    const tooMany = total != null && seen > total + GROWTH;
    if (next === remembered || empty >= MOST_EMPTY || tooMany)
      throw new GithubError('server', 'GitHub pages in a circle.');
    steps += 1;
    if (steps < reach) return;
    remembered = next;
    steps = 0;
    reach *= 2;
  };
}
