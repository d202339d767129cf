import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { groupDigits, pluralize } from '@/lib/words';
import { FIELD } from '../links';
import { useEarlyEntry } from './use-early-entry';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onChange(value: string): void;
}

export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  useEarlyEntry(() => field.current?.value, value, onChange);
  return (
    <input
      ref={field}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="off"
      spellCheck={false}
      className={FIELD}
    />
  );
}

export interface ChoiceProps<V extends string> {
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange(value: V): void;
}

export function Select<V extends string>({ label, options, value, onChange }: ChoiceProps<V>) {
  const field = useRef<HTMLSelectElement>(null);
  useEarlyEntry(() => field.current?.value as V | undefined, value, onChange);
  return (
    <span className="relative block">
      <select
        ref={field}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as V)}
        // Firefox would restore a choice that the address does not have.
        autoComplete="off"
        className={`${FIELD} cursor-pointer appearance-none text-ellipsis pr-8 pl-3`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-3.5 right-3 text-dim" />
    </span>
  );
}

export function Segmented<V extends string>({ label, options, value, onChange }: ChoiceProps<V>) {
  const group = useRef<HTMLFieldSetElement>(null);
  const entered = () => group.current?.querySelector<HTMLInputElement>(':checked')?.value as V | undefined;
  useEarlyEntry(entered, value, onChange);
  return (
    <fieldset
      ref={group}
      className="flex min-h-11 grow flex-wrap rounded-card border border-rule bg-plate p-1 sm:grow-0"
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid min-h-8.5 grow cursor-pointer place-items-center whitespace-nowrap rounded-card px-3 text-soft transition-colors hover:text-ink has-checked:bg-hairline has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-violet-text"
        >
          <input
            type="radio"
            name={label}
            value={option.value}
            autoComplete="off"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ResultCountProps {
  shown: number;
  total: number;
  noun: string;
  choice?: string;
}

/** Transparent while nothing is filtered, so that nothing moves when a filter starts. */
export function ResultCount({ shown, total, noun, choice }: ResultCountProps) {
  return (
    <p role="status" className={`text-caption text-dim tabular-nums ${shown === total && !choice ? 'opacity-0' : ''}`}>
      {shown === total ? '' : `${groupDigits(shown)} of `}
      {pluralize(total, noun)}
      {choice && `: ${choice}`}
    </p>
  );
}
