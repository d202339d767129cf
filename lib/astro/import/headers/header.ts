export type HeaderValue = string | number | boolean;

const UNKNOWN = -9999;

/** The cards of a FITS or XISF file: the first value of each keyword, and the texts of HISTORY. */
export interface Header {
  values: Map<string, HeaderValue>;
  history: string[];
}

export function parseValue(text: string): HeaderValue | undefined {
  const quoted = /^\s*'((?:[^']|'')*)'?/.exec(text);
  if (quoted) return (quoted[1] ?? '').replaceAll("''", "'").trimEnd();
  const plain = (text.split('/')[0] ?? '').trim();
  if (plain === 'T' || plain === 'F') return plain === 'T';
  return plain === '' ? undefined : (parseNumber(plain) ?? plain);
}

/** Also reads quoted numbers, the exponent letter D and a decimal comma. Undefined for any other text. */
function parseNumber(value: HeaderValue | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(',', '.').replace(/d/i, 'e');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : undefined;
}

/** The number of the first of the keywords that has one. Programs write -9999 for an unknown value. */
export function findNumber({ values }: Header, ...keywords: string[]): number | undefined {
  const numbers = keywords.map((keyword) => parseNumber(values.get(keyword)));
  return numbers.find((value) => value !== undefined && value !== UNKNOWN);
}

/** Values that should be numbers but are not, such as EXPTIME "twelve". */
export function listUnreadable(header: Header, keywords: readonly string[]): string[] {
  return keywords.flatMap((keyword) => {
    const text = findText(header, keyword);
    return text && parseNumber(text) === undefined ? [`${keyword} "${text}"`] : [];
  });
}

export function findText({ values }: Header, ...keywords: string[]): string | undefined {
  const texts = keywords.map((keyword) => String(values.get(keyword) ?? '').trim());
  return texts.find((text) => text && !/^(n\/a|none|unknown|null)$/i.test(text));
}
