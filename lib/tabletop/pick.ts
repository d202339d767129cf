import { pluralize } from '../pluralize';
import { hash, mulberry32 } from '../random';
import type { Game } from './game';

/** An evening: how many sit at the table and how long they have. The first of each is the default, which asks nothing. */
export const TABLES = ['any', '1', '2', '3', '4', '5', '6', '7', '8', '10'].map((value) => ({
  value,
  label: value === 'any' ? 'Any players' : pluralize(Number(value), 'player'),
}));

export const TIMES = ['any', '15', '30', '45', '60', '90', '120', '180', '240'].map((value) => ({
  value,
  label: value === 'any' ? 'Any time' : `Up to ${value} min`,
}));

export interface PickView {
  players: string;
  /** The longest time, in minutes. */
  minutes: string;
  /** Which of the games that fit; the same word always picks the same. None: nothing was picked. */
  pick: string;
}

export interface Pick {
  game: Game | undefined;
  /** Games that fit. */
  fitting: number;
  /** Games left out because the box does not say what was asked. */
  unknown: number;
}

/**
 * One game for the evening. Each game draws a number from the word and its id, and the highest number among those
 * that fit wins; so the pick stays when other games come and go, and when another one stops fitting.
 */
export function pickGame(games: readonly Game[], { players, minutes, pick }: PickView): Pick {
  const answers = games.map((game) => fits(game, { players, minutes }));
  const fitting = games.filter((_, index) => answers[index]);
  const unknown = answers.filter((answer) => answer === undefined).length;
  const draws = fitting.map((game) => ({ game, draw: mulberry32(hash(`${pick}:${game.id}`))() }));
  const best = draws.toSorted((a, b) => b.draw - a.draw || a.game.id - b.game.id)[0];
  return { game: best?.game, fitting: fitting.length, unknown };
}

/** Whether a game fits an evening; undefined where what was asked is not known of it. */
function fits(game: Game, { players, minutes }: Omit<PickView, 'pick'>): boolean | undefined {
  const seats = players === 'any' || (game.players && isWithin(Number(players), game.players));
  const time = minutes === 'any' || (game.minutes && game.minutes[1] <= Number(minutes));
  if (seats === false || time === false) return false;
  return seats && time ? true : undefined;
}

function isWithin(value: number, [least, most]: [number, number]): boolean {
  return least <= value && value <= most;
}

/** "1 of 37 games that fit. Skipped 2 games without a player count or play time." */
export function pickNote({ fitting, unknown }: Pick): string {
  const found =
    fitting === 0 ? 'No games fit.' : `1 of ${pluralize(fitting, 'game')} that ${fitting === 1 ? 'fits' : 'fit'}.`;
  if (unknown === 0) return found;
  return `${found} Skipped ${pluralize(unknown, 'game')} without a player count or play time.`;
}

/** A new word, which picks another game than the last one as far as there is another. */
export function nextWord(games: readonly Game[], view: PickView): string {
  const before = view.pick && pickGame(games, view).game;
  const words = Array.from({ length: 20 }, () => Math.random().toString(36).slice(2, 7));
  return words.find((pick) => pickGame(games, { ...view, pick }).game !== before) ?? view.pick;
}
