import { X } from 'lucide-react';
import { useRef } from 'react';
import { type ChoiceProps, Select } from './controls';

/** The first option means no filter. */
export function ClearableSelect({ label, options, value, onChange }: ChoiceProps<string>) {
  const root = useRef<HTMLDivElement>(null);
  const cleared = options[0]?.value ?? '';

  function clear() {
    root.current?.querySelector('select')?.focus();
    onChange(cleared);
  }

  return (
    <div ref={root} className="flex gap-2">
      <div className="min-w-0 flex-1">
        <Select label={label} options={options} value={value} onChange={onChange} />
      </div>
      {value !== cleared && (
        <button
          type="button"
          aria-label={`Clear ${label.toLowerCase()}`}
          onClick={clear}
          className="grid size-11 shrink-0 place-items-center rounded-card border border-rule text-soft hover:text-ink"
        >
          <X />
        </button>
      )}
    </div>
  );
}
