type View = Record<string, string>;

interface Option {
  value: string;
}

/** Allowed values, default first, or `text`. Unknown values become the default; defaults are not in the address. */
export type ViewParams<T> = { [K in keyof T]: 'text' | readonly Option[] };

export function parseView<T extends object>(params: ViewParams<T>, query: URLSearchParams): T {
  const view: View = {};
  for (const [key, allowed] of listEntries(params)) {
    const value = query.get(key) ?? '';
    view[key] = allowed === 'text' || allowed.some((option) => option.value === value) ? value : readDefault(allowed);
  }
  return view as T;
}

/** Returns a query string such as "?q=map", or "". Keeps unrelated parameters. */
export function formatView<T extends object>(params: ViewParams<T>, view: T, query: URLSearchParams): string {
  const result = new URLSearchParams(query);
  for (const [key, allowed] of listEntries(params)) {
    const value = (view as View)[key] ?? '';
    if (value === readDefault(allowed)) result.delete(key);
    else result.set(key, value);
  }
  const text = result.toString();
  return text && `?${text}`;
}

function listEntries<T extends object>(params: ViewParams<T>) {
  return Object.entries(params) as [string, 'text' | readonly Option[]][];
}

function readDefault(allowed: 'text' | readonly Option[]): string {
  return allowed === 'text' ? '' : (allowed[0]?.value ?? '');
}
