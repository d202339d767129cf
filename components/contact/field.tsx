interface FieldProps {
  label: string;
  name: string;
  type?: 'text' | 'email';
  autoComplete?: string;
  required?: boolean;
  rows?: number;
}

const FIELD_CLASS =
  'block w-full rounded-none border-dim border-b bg-field px-4 py-2.5 transition-colors hover:border-soft focus:border-violet';

export function Field({ label, rows, required = false, ...input }: FieldProps) {
  const id = `contact-${input.name}`;
  const shared = { ...input, id, required, className: FIELD_CLASS };
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
