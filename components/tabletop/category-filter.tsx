import { useRef } from 'react';
import { Select } from '../ui/controls';
import { Icon } from '../ui/icon';

interface CategoryFilterProps {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange(value: string): void;
}

/** The categories of the shelf, and a button that drops the choice and returns the focus to it. */
export function CategoryFilter({ options, value, onChange }: CategoryFilterProps) {
  const select = useRef<HTMLSelectElement>(null);

  function clear() {
    select.current?.focus();
    onChange('all');
  }

  return (
    <div className="flex gap-2">
      <div className="flex-1">
        <Select ref={select} label="Category" options={options} value={value} onChange={onChange} />
      </div>
      {value !== 'all' && (
        <button
          type="button"
          aria-label="Clear category"
          onClick={clear}
          className="grid size-11 shrink-0 place-items-center rounded-lg border border-line-strong text-ink-soft hover:text-ink"
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
