import { pluralize } from '../words';
import type { Game } from './game';

export const PLAYER_OPTIONS = ['any', '1', '2', '3', '4', '5', '6', '7', '8', '10'].map((value) => ({
  value,
  label: value === 'any' ? 'Any players' : pluralize(Number(value), 'player'),
}));

export const TIME_OPTIONS = ['any', '15', '30', '45', '60', '90', '120', '180', '240'].map((value) => ({
  value,
  label: value === 'any' ? 'Any time' : `Up to ${value} min`,
}));

export interface PickView {
  players: string;
  minutes: string;
  /** Id of the picked game; empty before the first pick. */
  pick: string;
}

/** A game that no longer fits is replaced by the first one that does. */
export function pickGame(games: readonly Game[], view: PickView) {
  const fitting = games.filter((game) => fits(game, view));
  return { game: fitting.find(({ id }) => String(id) === view.pick) ?? fitting[0], fitting: fitting.length };
}

export function nextPick(games: readonly Game[], view: PickView): string {
  const fitting = games.filter((game) => fits(game, view)).map(({ id }) => String(id));
  const others = fitting.filter((id) => id !== view.pick);
  return others[Math.floor(Math.random() * others.length)] ?? fitting[0] ?? 'none';
}

/** False for a game without the figures. */
function fits(game: Game, { players, minutes }: PickView): boolean {
  const [fewest, most] = game.players ?? [null, null];
  const count = Number(players);
  const hasSeats = players === 'any' || (isAtMost(fewest ?? most, count) && isAtMost(count, most ?? fewest));
  return hasSeats && (minutes === 'any' || isAtMost(game.minutes?.[1] ?? null, Number(minutes)));
}

function isAtMost(figure: number | null, limit: number | null): boolean {
  return figure !== null && limit !== null && figure <= limit;
}

export function pickNote(fitting: number): string {
  return fitting === 0 ? 'No games fit.' : `1 of ${pluralize(fitting, 'game')} that ${fitting === 1 ? 'fits' : 'fit'}.`;
}
