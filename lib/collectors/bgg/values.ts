const LONGEST_TEXT = 300;
const IMAGE_HOST = /^([\w-]+\.)*geekdo-images\.com$/;

export function toLine(text: string | undefined): string {
  return (text ?? '')
    .trim()
    .slice(0, LONGEST_TEXT)
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}

/** A positive number up to `max`, rounded; otherwise null. The API writes 0, "N/A" or "Not Ranked" for unknown values. */
export function toFigure(text: string | undefined, { max, digits }: { max: number; digits: number }): number | null {
  const number = parse(text, /^\d+(\.\d+)?$/);
  return number === null || number > max ? null : Number(number.toFixed(digits)) || null;
}

export function toCount(text: string | undefined): number | null {
  return parse(text, /^\d{1,9}$/) || null;
}

/** A year, negative for BCE. Null for 0, which the API writes for unknown years. */
export function toYear(text: string | undefined): number | null {
  return parse(text, /^-?\d{1,5}$/) || null;
}

/** An https address on the image host, otherwise null. Old responses omit the protocol. */
export function toImage(text: string | undefined): string | null {
  const address = toLine(text).replace(/^(http:)?\/\//, 'https://');
  const url = URL.parse(address);
  const isPlain = url?.protocol === 'https:' && !url.username && !url.port && !/\s/.test(address);
  return isPlain && IMAGE_HOST.test(url.hostname) ? address : null;
}

function parse(text: string | undefined, pattern: RegExp): number | null {
  const trimmed = text?.trim() ?? '';
  return pattern.test(trimmed) ? Number(trimmed) : null;
}
