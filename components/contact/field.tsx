import { useId } from 'react';

interface FieldProps {
  label: string;
  name: string;
  value: string;
  onChange(value: string): void;
  type?: 'text' | 'email';
  autoComplete?: string;
  required?: boolean;
  /** Given, the field has this many lines. */
  rows?: number;
}

const LOOK =
  'block w-full rounded-lg border border-line-strong bg-night px-3.5 py-2.5 transition-colors hover:border-ink-faint';

/** A labelled field of a form. */
export function Field({ label, value, onChange, rows, required = false, ...input }: FieldProps) {
  const id = useId();
  const shared = {
    ...input,
    id,
    value,
    required,
    className: LOOK,
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
