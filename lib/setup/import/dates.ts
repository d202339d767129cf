interface ImportedDate {
  iso: string;
  /** A part of the text is not in it: a day that does not exist, or words after the date. */
  isCut?: boolean;
}

/** `ongoing` for a text such as "Present". */
export type ReadDate = ImportedDate | 'ongoing' | undefined;

const LOCALES = 'en de fr es it pt nl sv da nb fi pl cs ro hu tr id ru uk'.split(' ');

const ONGOING = new Set(
  'present|current|now|today|ongoing|to date|heute|aktuell|present day|actuel|actualidad|actualmente|presente|atual|oggi|heden|nu|obecnie'.split(
    '|',
  ),
);

const MONTHS = monthNames();

export function readDate(text: string): ReadDate {
  const plain = folded(text);
  return ONGOING.has(plain) ? 'ongoing' : (readWhole(plain) ?? readStart(plain));
}

function readWhole(plain: string): ImportedDate | undefined {
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:[t ]\d.*)?$/.exec(plain);
  if (iso) return createDate(iso[1], iso[2], iso[3]);
  const asian = /^(\d{4}) ?[年년]\s*(?:(\d{1,2}) ?[月월])?/.exec(plain);
  if (asian) return createDate(asian[1], asian[2]);
  const monthFirst = /^(\d{1,2})[/.-](\d{4})$/.exec(plain);
  if (monthFirst) return createDate(monthFirst[2], monthFirst[1]);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(plain);
  if (american) return createDate(american[3], american[1], american[2]);
  const european = /^(\d{1,2})[.-](\d{1,2})[.-](\d{4})$/.exec(plain);
  if (european) return createDate(european[3], european[2], european[1]);
  return namedDate(plain);
}

/** `2015-03 (1 yr)` and `2021-06-31` as far as they are a date. */
function readStart(plain: string): ImportedDate | undefined {
  const [, year, month] = /^(\d{4})-(\d\d)(?:-\d\d)?\b/.exec(plain) ?? [];
  const words = plain.replace(/\s*\(.*\)$/, '');
  const date = words === plain ? year && createDate(year, month) : readDate(words);
  return typeof date === 'object' ? { ...date, isCut: true } : undefined;
}

/** `Mar 2020`, `9 March 2020`, `Mar 9, 2020`, `9 de marzo de 2020`. */
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
  const found = new Map<string, number>();
  const ambiguous = new Set<string>();
  for (const locale of LOCALES) {
    for (const month of ['long', 'short'] as const) {
      for (const options of [{ month }, { month, day: 'numeric' as const }]) {
        const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
        for (let index = 0; index < 12; index += 1) {
          const parts = format.formatToParts(Date.UTC(2021, index, 15));
          const name = folded(parts.find(({ type }) => type === 'month')?.value ?? '');
          if (found.has(name) && found.get(name) !== index + 1) ambiguous.add(name);
          if (/\D/.test(name)) found.set(name, index + 1);
        }
      }
    }
  }
  found.set('sept', 9);
  for (const name of ambiguous) found.delete(name);
  return found;
}

function folded(text: string): string {
  const plain = text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
  return plain.replaceAll(/(?<=\p{L})\.|\.$/gu, '').normalize('NFC');
}
