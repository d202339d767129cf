import type { BoardGame } from './board-game';

/** What a fetch does to the shelf. */
export interface Changes {
  added: BoardGame[];
  removed: BoardGame[];
  updated: { before: BoardGame; after: BoardGame; fields: (keyof BoardGame)[] }[];
}

/** Compares two shelves game by game. */
export function changesBetween(before: readonly BoardGame[], after: readonly BoardGame[]): Changes {
  const old = new Map(before.map((game) => [game.id, game]));
  const fresh = new Set(after.map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !old.has(id)),
    removed: before.filter(({ id }) => !fresh.has(id)),
    updated: after.flatMap((game) => {
      const known = old.get(game.id);
      const fields = known ? changedFields(known, game) : [];
      return known && fields.length > 0 ? [{ before: known, after: game, fields }] : [];
    }),
  };
}

/** Whether a fetch changes nothing. */
export function isUnchanged({ added, removed, updated }: Changes): boolean {
  return added.length + removed.length + updated.length === 0;
}

function changedFields(before: BoardGame, after: BoardGame): (keyof BoardGame)[] {
  const fields = Object.keys(after) as (keyof BoardGame)[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
