import { ArrowDown } from 'lucide-react';
import { GAME_SORTS, type GameView } from '@/lib/tabletop/list';
import { ClearableSelect } from '../ui/form/clearable-select';
import { SearchBox, Select } from '../ui/form/controls';

type Options = readonly { value: string; label: string }[];

interface GameControlsProps {
  view: GameView;
  categories: Options;
  mechanics: Options;
  onType(change: Partial<GameView>): void;
  onChoose(change: Partial<GameView>): void;
}

export function GameControls({ view, categories, mechanics, onType, onChoose }: GameControlsProps) {
  const isReversed = view.order === 'reversed';
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(max(9.5rem,40%),1fr))] gap-3 xl:auto-cols-[15rem] xl:grid-flow-col xl:grid-cols-[minmax(0,1fr)]">
      <div className="col-span-full sm:col-span-1">
        <SearchBox
          label="Search games or designers"
          placeholder="Search games or designers..."
          value={view.q}
          onChange={(q) => onType({ q })}
        />
      </div>
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
      <div className="col-span-full flex gap-2 sm:col-span-1">
        <div className="min-w-0 flex-1">
          <Select
            label="Sort by"
            options={GAME_SORTS}
            value={view.sort}
            onChange={(sort) => onChoose({ sort, order: 'default' })}
          />
        </div>
        <button
          type="button"
          aria-label="Reverse order"
          aria-pressed={isReversed}
          onClick={() => onChoose({ order: isReversed ? 'default' : 'reversed' })}
          className="grid size-11 shrink-0 place-items-center rounded-lg border border-line-strong text-ink-soft transition-colors hover:text-ink aria-pressed:border-accent aria-pressed:text-accent-ink"
        >
          <ArrowDown className={isReversed ? 'rotate-180' : ''} />
        </button>
      </div>
    </div>
  );
}
