import { hash, mulberry32 } from '../random';
import { pluralize } from '../words';
import type { Bounds, Game } from './game';

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
  /** Seed of the random pick; empty before the first one. */
  pick: string;
}

export interface Pick {
  game: Game | undefined;
  fitting: number;
  /** Games skipped because their player count or play time is missing. */
  unknown: number;
}

/** Rendezvous hashing: a pick does not change when other games are added or removed. */
export function pickGame(games: readonly Game[], { players, minutes, pick }: PickView): Pick {
  const results = games.map((game) => fits(game, { players, minutes }));
  const fitting = games.filter((_, index) => results[index]);
  const unknown = results.filter((result) => result === undefined).length;
  const draws = fitting.map((game) => ({ game, draw: mulberry32(hash(`${pick}:${game.id}`))() }));
  const best = draws.toSorted((a, b) => b.draw - a.draw || a.game.id - b.game.id)[0];
  return { game: best?.game, fitting: fitting.length, unknown };
}

/** Undefined if the game lacks the figures. */
function fits(game: Game, { players, minutes }: Omit<PickView, 'pick'>): boolean | undefined {
  const seats = players === 'any' || hasSeats(game.players, Number(players));
  const time = minutes === 'any' || endsWithin(game.minutes, Number(minutes));
  if (seats === false || time === false) return false;
  return seats && time ? true : undefined;
}

function hasSeats(bounds: Bounds | null, players: number): boolean | undefined {
  const [least, most] = bounds ?? [null, null];
  if (players === least || players === most) return true;
  if (least !== null && players < least) return false;
  if (most !== null && players > most) return false;
  return least === null || most === null ? undefined : true;
}

function endsWithin(bounds: Bounds | null, limit: number): boolean | undefined {
  const [least, most] = bounds ?? [null, null];
  if (most !== null) return most <= limit;
  return least !== null && least > limit ? false : undefined;
}

export function pickNote({ fitting, unknown }: Pick): string {
  const found =
    fitting === 0 ? 'No games fit.' : `1 of ${pluralize(fitting, 'game')} that ${fitting === 1 ? 'fits' : 'fit'}.`;
  if (unknown === 0) return found;
  return `${found} Skipped ${pluralize(unknown, 'game')} without a player count or play time.`;
}

export function nextSeed(games: readonly Game[], view: PickView): string {
  const current = view.pick && pickGame(games, view).game;
  const seeds = Array.from({ length: 20 }, () => Math.random().toString(36).slice(2, 7));
  return seeds.find((pick) => pickGame(games, { ...view, pick }).game !== current) ?? view.pick;
}
