interface ImportedDate {
  iso: string;
  /** Whether part of the text was dropped: a day that does not exist, or words after the date. */
  isCut?: boolean;
}

/** Whether a text is a date in America and another one elsewhere. */
export const isAmbiguous = (text: string) => /^(0?[1-9]|1[0-2])[/-](?!\1[/-])(0?[1-9]|1[0-2])[/-]\d{4}$/.test(text);

export type ReadDate = ImportedDate | 'ongoing' | undefined;

const LOCALES = 'en de fr es it pt nl sv da nb fi pl cs ro hu tr id ru uk'.split(' ');

const ONGOING = new Set(
  'present|current|now|today|ongoing|to date|heute|aktuell|present day|actuel|actualidad|actualmente|presente|atual|oggi|heden|nu|obecnie|現在|至今|현재'.split(
    '|',
  ),
);

const MONTHS = monthNames();

export function readDate(text: string): ReadDate {
  const plain = folded(text);
  return ONGOING.has(plain) ? 'ongoing' : (readWhole(plain) ?? readStart(plain));
}

const FORMS = [
  /^(?<year>\d{4})(?:[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?)?(?:[t ]\d.*)?$/,
  /^(?<year>\d{4}) ?[年년]\s*(?:(?<month>\d{1,2}) ?[月월]\s*(?:(?<day>\d{1,2}) ?[日일])?)?/,
  /^(?<month>\d{1,2})[/.-](?<year>\d{4})$/,
  // American, unless the first number cannot be a month, and European.
  /^(?<month>0?[1-9]|1[0-2])\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
  /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
  /^(?<day>\d{1,2})[.-](?<month>\d{1,2})[.-](?<year>\d{4})$/,
];

function readWhole(plain: string): ImportedDate | undefined {
  const { year, month, day } = FORMS.map((form) => form.exec(plain)?.groups).find(Boolean) ?? {};
  return year ? createDate(year, month, day) : namedDate(plain);
}

/** `2015-03 (1 yr)` and `2021-06-31` as far as they are a date. */
function readStart(plain: string): ImportedDate | undefined {
  const [, year, month] = /^(\d{4})-(\d\d)(?:-\d\d)?\b/.exec(plain) ?? [];
  const words = plain.replace(/\s*\(.*\)$/, '');
  const date = words === plain ? year && createDate(year, month) : readDate(words);
  return typeof date === 'object' ? { ...date, isCut: true } : undefined;
}

function namedDate(plain: string): ImportedDate | undefined {
  const words = plain.split(/[\s,/-]+/).filter((word) => word && !['de', 'del', 'of', 'г'].includes(word));
  const year = words.find((word) => /^\d{4}$/.test(word));
  const months = words.filter((word) => MONTHS.has(word));
  const days = words.filter((word) => /^\d{1,2}(st|nd|rd|th)?$/.test(word)).map((word) => word.replace(/\D+$/, ''));
  if (!year || months.length !== 1 || words.length !== 2 + days.length || days.length > 1) return undefined;
  return createDate(year, String(MONTHS.get(months[0] ?? '')), days[0]);
}

function createDate(year = '', month?: string, day?: string): ImportedDate | undefined {
  const date = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)));
  const isReal = date.getUTCMonth() === Number(month ?? 1) - 1 && date.getUTCDate() === Number(day ?? 1);
  if (!isReal || Number(year) < 1900 || Number(year) > 2100) return undefined;
  return { iso: date.toISOString().slice(0, day ? 10 : month ? 7 : 4) };
}

/** Names of the months in the languages above. A name that means two months is left out. */
function monthNames(): Map<string, number> {
  const numbers = new Map<string, Set<number>>([['sept', new Set([9])]]);
  for (const locale of LOCALES) {
    for (const month of ['long', 'short'] as const) {
      for (const options of [{ month }, { month, day: 'numeric' as const }]) {
        const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
        for (let index = 0; index < 12; index += 1) {
          const parts = format.formatToParts(Date.UTC(2021, index, 15));
          const name = folded(parts.find(({ type }) => type === 'month')?.value ?? '');
          if (/\D/.test(name)) numbers.set(name, (numbers.get(name) ?? new Set()).add(index + 1));
        }
      }
    }
  }
  return new Map(
    [...numbers].flatMap(([name, [number = 0, ...others]]) => (others.length > 0 ? [] : [[name, number]])),
  );
}

function folded(text: string): string {
  const plain = text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
  return plain.replaceAll(/(?<=\p{L})\.|\.$/gu, '').normalize('NFC');
}
