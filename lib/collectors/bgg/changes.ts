import { pluralize } from '../../words';
import type { BoardGame } from './board-game';

export interface Changes {
  added: BoardGame[];
  removed: BoardGame[];
  updated: { before: BoardGame; after: BoardGame; fields: (keyof BoardGame)[] }[];
}

const MAX_LINES = 200;

export function compareGames(before: readonly BoardGame[], after: readonly BoardGame[]): Changes {
  const old = new Map(before.map((game) => [game.id, game]));
  const current = new Set(after.map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !old.has(id)),
    removed: before.filter(({ id }) => !current.has(id)),
    updated: after.flatMap((game) => {
      const known = old.get(game.id);
      const fields = known ? changedFields(known, game) : [];
      return known && fields.length > 0 ? [{ before: known, after: game, fields }] : [];
    }),
  };
}

function changedFields(before: BoardGame, after: BoardGame): (keyof BoardGame)[] {
  const fields = Object.keys(after) as (keyof BoardGame)[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

export function isUnchanged({ added, removed, updated }: Changes): boolean {
  return added.length + removed.length + updated.length === 0;
}

export function summarize(changes: Changes, total: number): string {
  const { added, removed, updated } = changes;
  const games = pluralize(total, 'game');
  if (isUnchanged(changes)) return `${games}, no changes.`;
  return [
    `${games}: ${added.length} added, ${removed.length} removed, ${updated.length} updated.`,
    ...truncate(added.map((game) => `+ ${title(game)}`)),
    ...truncate(removed.map((game) => `- ${title(game)}`)),
    ...truncate(updated.map((update) => `! ${title(update.after)}: ${describe(update)}`)),
  ].join('\n');
}

function title({ name, year }: BoardGame): string {
  return year === null ? name : `${name} (${year})`;
}

function describe({ before, after, fields }: Changes['updated'][number]): string {
  const descriptions = fields.map((field) => {
    const from = before[field];
    const to = after[field];
    if (Array.isArray(from) || field === 'image' || field === 'bgg_url') return field;
    return `${field} ${from ?? 'unknown'} to ${to ?? 'unknown'}`;
  });
  return descriptions.join(', ');
}

function truncate(lines: string[]): string[] {
  const more = lines.length - MAX_LINES;
  return more > 0 ? [...lines.slice(0, MAX_LINES), `  and ${more} more`] : lines;
}
