type View = Record<string, string>;

interface Option {
  value: string;
}

/**
 * A list's view as query parameters: the values that a parameter may take, its default first, or
 * `text` for free text. What is not listed falls back to the default, and defaults are left out.
 */
export type ViewParams<T> = { [K in keyof T]: 'text' | readonly Option[] };

/** Reads a view from an address. */
export function parseView<T extends object>(params: ViewParams<T>, query: URLSearchParams): T {
  const view: View = {};
  for (const [key, allowed] of entriesOf(params)) {
    const value = query.get(key) ?? '';
    view[key] = allowed === 'text' || allowed.some((option) => option.value === value) ? value : defaultOf(allowed);
  }
  return view as T;
}

/** Writes a view into an address, keeping parameters that are not its own: "?q=map" or "". */
export function formatView<T extends object>(params: ViewParams<T>, view: T, query: URLSearchParams): string {
  const result = new URLSearchParams(query);
  for (const [key, allowed] of entriesOf(params)) {
    const value = (view as View)[key] ?? '';
    if (value === defaultOf(allowed)) result.delete(key);
    else result.set(key, value);
  }
  const text = result.toString();
  return text && `?${text}`;
}

function entriesOf<T extends object>(params: ViewParams<T>) {
  return Object.entries(params) as [string, 'text' | readonly Option[]][];
}

function defaultOf(allowed: 'text' | readonly Option[]): string {
  return allowed === 'text' ? '' : (allowed[0]?.value ?? '');
}
