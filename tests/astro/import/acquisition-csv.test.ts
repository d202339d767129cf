import { expect, test } from 'vitest';
import { readAcquisitionCsv } from '@/lib/astro/import/acquisition-csv';

const sessions = (text: string, seconds?: number) => readAcquisitionCsv(text, seconds).sessions;

test('reads sessions with blanks left out', () => {
  const text =
    'date,filter,number,duration,gain,sensorCooling,bortle,meanSqm\n2026-01-17,4663,40,180.0000,100,-10,7,\n';
  expect(sessions(text)).toEqual([
    { date: '2026-01-17', filter: '4663', count: 40, seconds: 180, gain: 100, temperature: -10, bortle: 7 },
  ]);
});

test('reads a spreadsheet: BOM, CRLF, quotes, semicolons, decimal commas and blank lines', () => {
  const text = '\uFEFF"date";"number";"duration";"meanFwhm"\r\n"2026-01-17";"40";"180,5";"3,1"\r\n;;;\r\n';
  expect(sessions(text)).toEqual([{ date: '2026-01-17', count: 40, seconds: 180.5, fwhm: 3.1 }]);
});

test.each([
  ['1800.0000', 30, 30],
  ['1800.0000', 1800, 1800],
  ['1800.0000', undefined, 30],
  ['300.0000', undefined, 300],
  ['30.0000', undefined, 0.5],
  ['130.0000', undefined, 130],
  ['7200.0000', undefined, 7200],
])("a duration of %s in AstroBin's own export, with %s s in the header, is %s s", (duration, header, expected) => {
  const text = `date,filter,filterName,number,duration\n2026-01-17,4663,Optolong L-Pro,40,${duration}`;
  expect(sessions(text, header)).toMatchObject([{ filter: 'Optolong L-Pro', seconds: expected }]);
});

test('zeros are blanks where a program writes zeros for them, and values elsewhere', () => {
  const seti = 'date,filter,number,duration,binning,gain,sensorCooling,bortle\n0,0,40,180,0,0,0,0';
  expect(sessions(seti)).toEqual([{ count: 40, seconds: 180 }]);
  expect(sessions('number,duration,gain,sensorCooling\n40,180,0,0')).toEqual([
    { count: 40, seconds: 180, gain: 0, temperature: 0 },
  ]);
});

test('a gain of -1 is unknown, and columns that have no field are named', () => {
  const { sessions, guessed } = readAcquisitionCsv('number,duration,gain,mood\n40,180,-1,good');
  expect(sessions).toEqual([{ count: 40, seconds: 180 }]);
  expect(guessed).toEqual(['columns left out: mood']);
});

test('a video has milliseconds', () => {
  expect(sessions('date,frames,fps,exposurePerFrame\n2026-01-17,5000,60,10')).toMatchObject([
    { count: 5000, seconds: 0.01 },
  ]);
});

test.each([
  ['date,duration\n2026-01-17,180', 'line 1: has no column "number"; --csv reads AstroBin'],
  ['date,number,duration\n', 'the file has no sessions'],
  ['number,duration\n40,180\n,180', 'line 3: a session needs'],
  ['number,duration\n40,long', 'line 2: duration must be a number (got "long")'],
  ['date,number,duration\n17.01.2026,40,180', 'line 2: date must be written YYYY-MM-DD'],
  ['date,number,duration\n2026-02-28,40,180\n2026-02-30,40,180', 'line 3: date must be written YYYY-MM-DD'],
])('reports the line of an error: %j', (text, message) => {
  expect(() => sessions(text)).toThrow(message);
});
