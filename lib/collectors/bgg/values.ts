const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LONGEST_TEXT = 300;
const IMAGE_HOST = /^([\w-]+\.)*geekdo-images\.com$/;

/** Text of a document as one plain line: references decoded once, blanks and control signs made single blanks. */
export function toLine(text: string | undefined): string {
  const decoded = (text ?? '').replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, decodeReference);
  return decoded
    .trim()
    .slice(0, LONGEST_TEXT)
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}

function decodeReference(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? whole;
  const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** A number above zero, or null: for the service 0, "N/A" and "Not Ranked" all say that it is not known. */
export function toFigure(text: string | undefined, { most, digits }: { most: number; digits: number }): number | null {
  const number = parse(text, /^\d+(\.\d+)?$/);
  if (number === null || number > most) return null;
  return Number(number.toFixed(digits)) || null;
}

/** A whole number above zero, or null. */
export function toCount(text: string | undefined): number | null {
  const number = parse(text, /^\d{1,9}$/);
  return number || null;
}

/** A year, negative before the common era; the service says 0 where it knows none. */
export function toYear(text: string | undefined): number | null {
  return parse(text, /^-?\d{1,5}$/) || null;
}

/** Address of a picture on the service's own host; null for anything else. Old answers leave out the protocol. */
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
