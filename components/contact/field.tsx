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
  rows?: number;
}

const FIELD_CLASS =
  'block w-full rounded-none border-dim border-b bg-field px-4 py-2.5 transition-colors hover:border-soft focus:border-violet';

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
      <label htmlFor={id} className="flex items-baseline justify-between text-soft">
        {label}
        {!required && (
          <span aria-hidden="true" className="text-caption text-dim">
            optional
          </span>
        )}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
    </div>
  );
}
