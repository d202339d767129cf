import type { BoardGame, Collection } from './board-game';

/** Written with a decimal point even where they are whole, so that a figure keeps its form from one fetch to the next. */
const FRACTIONS = new Set(['weight', 'avg_rating', 'bayes_avg']);
const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Games in the order of the file: by name, then by id. */
export function inFileOrder(games: readonly BoardGame[]): BoardGame[] {
  return games.toSorted((a, b) => names.compare(a.name, b.name) || a.id - b.id);
}

/** The text of the collection file: a field a line and a list a line, so that a diff shows what changed. */
export function formatCollection({ updated, total_games, games }: Collection): string {
  const list = games.length === 0 ? '[]' : `[\n${games.map(formatGame).join(',\n')}\n  ]`;
  return `{\n  "updated": ${JSON.stringify(updated)},\n  "total_games": ${total_games},\n  "games": ${list}\n}\n`;
}

function formatGame(game: BoardGame): string {
  const fields = Object.entries(game).map(([key, value]) => `      "${key}": ${formatValue(key, value)}`);
  return `    {\n${fields.join(',\n')}\n    }`;
}

function formatValue(key: string, value: BoardGame[keyof BoardGame]): string {
  if (Array.isArray(value)) return `[${value.map((text) => JSON.stringify(text)).join(', ')}]`;
  return FRACTIONS.has(key) && Number.isInteger(value) ? `${value}.0` : JSON.stringify(value);
}
