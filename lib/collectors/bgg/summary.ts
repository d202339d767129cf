import { pluralize } from '../../pluralize';
import type { BoardGame } from './board-game';
import { type Changes, isUnchanged } from './changes';

/** Lines of each kind that a summary names; the diff of the file has them all. */
const MOST_LINES = 200;
const LABELS: Partial<Record<keyof BoardGame, string>> = {
  min_players: 'players from',
  max_players: 'players to',
  min_playtime: 'minutes from',
  max_playtime: 'minutes to',
  avg_rating: 'rating',
  bayes_avg: 'Bayesian rating',
  overall_rank: 'rank',
  numplays: 'plays',
  bgg_url: 'page',
};

/** What a fetch changes, as text: a line of counts, then a line a game marked as a diff marks it. */
export function summarize(changes: Changes, total: number): string {
  const { added, removed, updated } = changes;
  const games = pluralize(total, 'game');
  if (isUnchanged(changes)) return `${games}, nothing changed.`;
  return [
    `${games}: ${added.length} added, ${removed.length} removed, ${updated.length} changed.`,
    ...capped(added.map((game) => `+ ${title(game)}`)),
    ...capped(removed.map((game) => `- ${title(game)}`)),
    ...capped(updated.map(({ before, after, fields }) => `! ${title(after)}: ${told(before, after, fields)}`)),
  ].join('\n');
}

function title({ name, year }: BoardGame): string {
  return year === null ? name : `${name} (${year})`;
}

function told(before: BoardGame, after: BoardGame, fields: (keyof BoardGame)[]): string {
  return fields
    .map((field) => {
      const label = LABELS[field] ?? field;
      const [from, to] = [before[field], after[field]];
      // Lists and addresses are long; the diff of the file shows them.
      if (Array.isArray(from) || field === 'image' || field === 'bgg_url') return label;
      return `${label} ${from ?? 'unknown'} to ${to ?? 'unknown'}`;
    })
    .join(', ');
}

function capped(lines: string[]): string[] {
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), `  and ${more} more`] : lines;
}
