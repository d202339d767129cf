import { memo } from 'react';
import { gameBadges } from '@/lib/tabletop/badges';
import type { Game } from '@/lib/tabletop/game';
import { nextPick, type PickView, PLAYER_OPTIONS, pickGame, pickNote, TIME_OPTIONS } from '@/lib/tabletop/pick';
import { Select } from '../ui/form/controls';
import { BUTTON_CLASS, newTab } from '../ui/links';
import { Folded } from './folded';

const CHOICES = [
  { name: 'players', label: 'Players', options: PLAYER_OPTIONS },
  { name: 'minutes', label: 'Time', options: TIME_OPTIONS },
] as const;

interface GamePickerProps extends PickView {
  games: readonly Game[];
  onChoose(change: Partial<PickView>): void;
}

export const GamePicker = memo(function GamePicker({ games, players, minutes, pick, onChoose }: GamePickerProps) {
  return (
    <Folded title="Pick for tonight" isUsed={pick !== ''} className="needs-script print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        {CHOICES.map(({ name, label, options }) => (
          <div key={name} className="min-w-36 flex-1 md:flex-none">
            <Select
              label={label}
              options={options}
              value={{ players, minutes }[name]}
              onChange={(value) => onChoose({ [name]: value, pick: '' })}
            />
          </div>
        ))}
        <button
          type="button"
          onClick={() => onChoose({ pick: nextPick(games, { players, minutes, pick }) })}
          className={`${BUTTON_CLASS.quiet} w-full sm:w-40`}
        >
          {pick ? 'Pick another' : 'Pick a game'}
        </button>
      </div>
      <div role="status">{pick && <PickedGame games={games} players={players} minutes={minutes} pick={pick} />}</div>
    </Folded>
  );
});

function PickedGame({ games, players, minutes, pick }: PickView & { games: readonly Game[] }) {
  const { game, fitting } = pickGame(games, { players, minutes, pick });
  return (
    <div className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      {game && (
        <>
          <p className="text-title">
            <a href={game.url} className="text-violet-text underline-offset-4 hover:underline" {...newTab(game.url)}>
              {game.name}
            </a>
          </p>
          <p className="text-soft">
            {gameBadges(game)
              .slice(0, 3)
              .map(({ text, label, level }) => (level ? `${label} ${text}` : text))
              .join(' · ')}
          </p>
        </>
      )}
      <p className="text-caption text-dim md:ml-auto">{pickNote(fitting)}</p>
    </div>
  );
}
