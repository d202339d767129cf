import { readFileSync } from 'node:fs';
import type { DocumentOf } from '../content/documents';
import { lazy } from '../memoize';

export interface Place {
  name: string;
  /** Degrees, north and east. */
  latitude: number;
  longitude: number;
  timezone: string;
}

/** Node also accepts older names of zones: Asia/Calcutta is Asia/Kolkata. */
const nameZone = (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

/** Zone, latitude and longitude of the city that names it, from zone.tab of the IANA time zone database. */
const readCities = lazy(() => {
  const lines = readFileSync('lib/sky/zones.txt', 'utf8').trim().split('\n');
  return new Map(lines.map((line) => [nameZone(line.slice(0, line.indexOf(' '))), line]));
});

/** Where the owner's nights are: the chosen place, else the city of the time zone, else nowhere. */
export function findPlace({
  looks,
  statsTimezone = 'UTC',
}: Pick<DocumentOf<'Profile'>, 'looks' | 'statsTimezone'>): Place | undefined {
  if (looks?.sky) return { ...looks.sky.place, timezone: looks.sky.timezone };
  const city = readCities().get(nameZone(statsTimezone));
  if (!city) return undefined;
  const [timezone = '', latitude, longitude] = city.split(' ');
  const name = timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return { name, latitude: Number(latitude), longitude: Number(longitude), timezone };
}
