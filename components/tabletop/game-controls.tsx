import { ArrowDown } from 'lucide-react';
import { GAME_SORTS, type GameView } from '@/lib/tabletop/list';
import { ClearableSelect } from '../ui/form/clearable-select';
import { Select } from '../ui/form/controls';

type Options = readonly { value: string; label: string }[];

interface GameControlsProps {
  view: GameView;
  categories: Options;
  mechanics: Options;
  onChoose(change: Partial<GameView>): void;
}

export function GameControls({ view, categories, mechanics, onChoose }: GameControlsProps) {
  const isReversed = view.order === 'reversed';
  return (
    <>
      {categories.length > 1 && (
        <ClearableSelect
          label="Category"
          options={categories}
          value={view.category}
          onChange={(category) => onChoose({ category })}
        />
      )}
      {mechanics.length > 1 && (
        <ClearableSelect
          label="Mechanic"
          options={mechanics}
          value={view.mechanic}
          onChange={(mechanic) => onChoose({ mechanic })}
        />
      )}
      <div className="flex">
        <Select
          label="Sort by"
          options={GAME_SORTS}
          value={view.sort}
          onChange={(sort) => onChoose({ sort, order: 'default' })}
        />
        <button
          type="button"
          aria-label="Reverse order"
          aria-pressed={isReversed}
          onClick={() => onChoose({ order: isReversed ? 'default' : 'reversed' })}
          className="grid h-11 w-8 place-items-center text-dim hover:text-ink aria-pressed:text-violet-text"
        >
          <ArrowDown className={isReversed ? 'rotate-180' : ''} />
        </button>
      </div>
    </>
  );
}
