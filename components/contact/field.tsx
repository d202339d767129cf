import { useId, useRef } from 'react';
import { useEarlyEntry } from '../ui/form/use-early-entry';

interface FieldProps {
  label: string;
  name: string;
  value: string;
  onChange(value: string): void;
  type?: 'text' | 'email';
  autoComplete?: string;
  required?: boolean;
  /** Renders a textarea with this many rows. */
  rows?: number;
}

const FIELD_CLASS =
  'block w-full rounded-lg border border-line-strong bg-plate px-3.5 py-2.5 transition-colors hover:border-ink-faint';

export function Field({ label, value, onChange, rows, required = false, ...input }: FieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEarlyEntry(() => field.current?.value, value, onChange);
  const shared = {
    ...input,
    id,
    ref: field,
    value,
    required,
    className: FIELD_CLASS,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className="space-y-2">
      <label htmlFor={id} className="flex items-baseline justify-between font-medium">
        {label}
        {!required && (
          <span aria-hidden="true" className="font-normal text-caption text-ink-faint">
            optional
          </span>
        )}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
    </div>
  );
}
