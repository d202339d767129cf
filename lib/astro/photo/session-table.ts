import { formatDay } from '../../dates';
import { pluralize } from '../../words';
import type { Photo, Session } from './photo';
import { formatIntegration, sumExposures } from './photo-text';

interface Column {
  label: string;
  format(session: Session): string | number | undefined;
}

const COLUMNS: Column[] = [
  { label: 'Night', format: ({ date }) => formatDay(date) },
  { label: 'Filter', format: ({ filter }) => filter },
  { label: 'Exposures', format: ({ count, seconds }) => `${count} × ${seconds} s` },
  { label: 'Integration', format: ({ count, seconds }) => formatIntegration(count * seconds) },
  { label: 'Gain', format: ({ gain }) => gain },
  { label: 'ISO', format: ({ iso }) => iso },
  { label: 'Binning', format: ({ binning }) => binning && `${binning} × ${binning}` },
  { label: 'Sensor', format: ({ temperature }) => celsius(temperature) },
  { label: 'Calibration', format: calibration },
  { label: 'Moon', format: ({ moon }) => `${moon}%` },
  { label: 'Bortle', format: ({ bortle }) => bortle },
  { label: 'SQM', format: ({ sqm }) => sqm?.toFixed(1) },
  { label: 'FWHM', format: ({ fwhm }) => fwhm && `${fwhm}″` },
  { label: 'Air', format: ({ ambient }) => celsius(ambient) },
];

/** The capture sessions as a table, without the columns that no session fills. Missing values are "–". */
export function sessionTable(sessions: Session[]): { head: string[]; rows: string[][] } {
  const columns = COLUMNS.map(({ label, format }) => ({ label, texts: sessions.map(format) })).filter(({ texts }) =>
    texts.some((text) => text !== undefined && text !== ''),
  );
  return {
    head: columns.map(({ label }) => label),
    rows: sessions.map((_, row) => columns.map(({ texts }) => String(texts[row] ?? '') || '–')),
  };
}

export function captureTotals({ totals, sessions }: Pick<Photo, 'totals' | 'sessions'>): [string, string][] {
  const { seconds, frames, nights, firstLight, lastLight } = totals;
  const filters = Map.groupBy(sessions, ({ filter }) => filter ?? 'No filter');
  const dates = [firstLight, lastLight].filter((date, index, all) => date && all.indexOf(date) === index);
  return [
    ['Integration', formatIntegration(seconds)],
    ['Exposures', frames.toLocaleString('en-US')],
    ['Nights', [nights, dates.map((date) => formatDay(date ?? '')).join(' to ')].join(', ')],
    ...(filters.size > 1 ? [...filters] : []).map(([filter, nightsOfFilter]): [string, string] => [
      filter,
      formatIntegration(sumExposures(nightsOfFilter)),
    ]),
  ];
}

function celsius(degrees: number | undefined) {
  return degrees === undefined ? undefined : `${String(degrees).replace('-', '−')} °C`;
}

function calibration({ darks, flats, flatDarks, bias }: Session): string {
  const sets = [
    [darks, 'dark'],
    [flats, 'flat'],
    [flatDarks, 'flat dark'],
    [bias, 'bias frame'],
  ] as const;
  return sets.flatMap(([count, noun]) => (count ? pluralize(count, noun) : [])).join(', ');
}
