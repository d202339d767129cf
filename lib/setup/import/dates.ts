interface ImportedDate {
  iso: string;
  /** Whether part of the text was dropped: a day that does not exist, or words after the date. */
  isCut?: boolean;
}

/** Whether a text is a date in America and another one elsewhere. */
export const isAmbiguous = (text: string) => /^(0?[1-9]|1[0-2])[/-](?!\1[/-])(0?[1-9]|1[0-2])[/-]\d{4}$/.test(text);

/** `ongoing` for a text such as "Present". */
export type ReadDate = ImportedDate | 'ongoing' | undefined;

const ONGOING = ['present', 'present day', 'current', 'now', 'today', 'ongoing', 'to date'];

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

export function readDate(text: string): ReadDate {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/(?<=\p{L})\.|\.$/gu, '');
  return ONGOING.includes(plain) ? 'ongoing' : (readWhole(plain) ?? readStart(plain));
}

const FORMS = [
  /^(?<year>\d{4})(?:[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?)?(?:[t ]\d.*)?$/,
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

/** `Mar 2020`, `9 March 2020`, `Mar 9, 2020`, `9th of March 2020`. */
function namedDate(plain: string): ImportedDate | undefined {
  const words = plain.split(/[\s,/-]+/).filter((word) => word && word !== 'of');
  const year = words.find((word) => /^\d{4}$/.test(word));
  const months = words.map(findMonth).filter((month) => month > 0);
  const days = words.filter((word) => /^\d{1,2}(st|nd|rd|th)?$/.test(word)).map((word) => word.replace(/\D+$/, ''));
  if (!year || months.length !== 1 || words.length !== 2 + days.length || days.length > 1) return undefined;
  return createDate(year, String(months[0]), days[0]);
}

/** 3 for `mar` and `march`, 0 for other words. */
function findMonth(word: string): number {
  return word.length < 3 ? 0 : MONTHS.findIndex((name) => name.startsWith(word)) + 1;
}

function createDate(year = '', month?: string, day?: string): ImportedDate | undefined {
  const date = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)));
  const isReal = date.getUTCMonth() === Number(month ?? 1) - 1 && date.getUTCDate() === Number(day ?? 1);
  if (!isReal || Number(year) < 1900 || Number(year) > 2100) return undefined;
  return { iso: date.toISOString().slice(0, day ? 10 : month ? 7 : 4) };
}
