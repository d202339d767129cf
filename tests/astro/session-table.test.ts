import { expect, test } from 'vitest';
import { captureTotals, sessionTable } from '@/lib/astro/photo/session-table';
import { photo } from './sample';

const night = (date: string, session = {}) => ({ date: `${date}T00:00:00.000Z`, count: 40, seconds: 180, ...session });
const createPhoto = (...sessions: ReturnType<typeof night>[]) => photo({ sessions });

test('the table has the columns that a session fills', () => {
  const { sessions } = createPhoto(
    night('2026-01-17', { filter: 'Dual', gain: 0, temperature: -10, darks: 1, flats: 30 }),
    night('2026-01-19', { count: 20, seconds: 30.5, sqm: 19 }),
  );
  expect(sessionTable(sessions)).toEqual({
    head: ['Night', 'Filter', 'Exposures', 'Integration', 'Gain', 'Sensor', 'Calibration', 'Moon', 'SQM'],
    rows: [
      ['January 17, 2026', 'Dual', '40 × 180 s', '2 h', '0', '−10 °C', '1 dark, 30 flats', '1%', '–'],
      ['January 19, 2026', '–', '20 × 30.5 s', '10 min', '–', '–', '–', '1%', '19.0'],
    ],
  });
});

test('totals name the nights, and the filters if there are several', () => {
  const one = [
    ['Integration', '2 h'],
    ['Exposures', '40'],
    ['Nights', '1, January 17, 2026'],
  ];
  expect(captureTotals(createPhoto(night('2026-01-17', { filter: 'Dual' })))).toEqual(one);
  expect(captureTotals(createPhoto(night('2026-01-17', { filter: 'Dual' }), night('2026-01-19')))).toEqual([
    ['Integration', '4 h'],
    ['Exposures', '80'],
    ['Nights', '2, January 17, 2026 to January 19, 2026'],
    ['Dual', '2 h'],
    ['No filter', '2 h'],
  ]);
});
