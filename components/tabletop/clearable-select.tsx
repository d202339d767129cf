import { useRef } from 'react';
import { Select } from '../ui/controls';
import { Icon } from '../ui/icon';

interface ClearableSelectProps {
  label: string;
  /** The first one is no choice. */
  options: readonly { value: string; label: string }[];
  value: string;
  onChange(value: string): void;
}

/** A dropdown, and a button that drops the choice and returns the focus to it. */
export function ClearableSelect({ label, options, value, onChange }: ClearableSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const none = options[0]?.value ?? '';

  function clear() {
    select.current?.focus();
    onChange(none);
  }

  return (
    <div className="flex gap-2">
      <div className="min-w-0 flex-1">
        <Select ref={select} label={label} options={options} value={value} onChange={onChange} />
      </div>
      {value !== none && (
        <button
          type="button"
          aria-label={`Clear ${label.toLowerCase()}`}
          onClick={clear}
          className="grid size-11 shrink-0 place-items-center rounded-lg border border-line-strong text-ink-soft hover:text-ink"
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
