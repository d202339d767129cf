export type HeaderValue = string | number | boolean;

const UNKNOWN = -9999;

/** The cards of a FITS or XISF file: the first value of each keyword, and the texts of HISTORY. */
export interface Header {
  values: Map<string, HeaderValue>;
  history: string[];
}

/** A value of a card, without its comment. Undefined for no value. */
export function parseValue(text: string): HeaderValue | undefined {
  const quoted = /^\s*'((?:[^']|'')*)'?/.exec(text);
  if (quoted) return (quoted[1] ?? '').replaceAll("''", "'").trimEnd();
  const plain = (text.split('/')[0] ?? '').trim();
  if (plain === 'T' || plain === 'F') return plain === 'T';
  return plain === '' ? undefined : (parseNumber(plain) ?? plain);
}

/** Also reads quoted numbers, the exponent letter D and a decimal comma. Undefined for any other text. */
export function parseNumber(value: HeaderValue | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(',', '.').replace(/d/i, 'e');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : undefined;
}

/** The number of the first of the keywords that has one. Programs write -9999 for an unknown value. */
export function firstNumber(header: Header, keywords: string[]): { value: number; from: string } | undefined {
  for (const from of keywords) {
    const value = parseNumber(header.values.get(from));
    if (value !== undefined && value !== UNKNOWN) return { value, from };
  }
  return undefined;
}

export function firstText(header: Header, keywords: string[]): { value: string; from: string } | undefined {
  for (const from of keywords) {
    const value = String(header.values.get(from) ?? '').trim();
    if (value && !/^(n\/a|none|unknown|null)$/i.test(value)) return { value, from };
  }
  return undefined;
}
