import { GAME_SORTS, type GameView } from '@/lib/tabletop/list';
import { ClearableSelect } from '../ui/form/clearable-select';
import { Select } from '../ui/form/controls';

type Options = readonly { value: string; label: string }[];

interface GameControlsProps {
  view: GameView;
  categories: Options;
  onChoose(change: Partial<GameView>): void;
}

export function GameControls({ view, categories, onChoose }: GameControlsProps) {
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
      <Select label="Sort by" options={GAME_SORTS} value={view.sort} onChange={(sort) => onChoose({ sort })} />
    </>
  );
}
