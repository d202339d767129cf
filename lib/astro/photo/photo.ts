import type { DocumentOf } from '../../content/documents';
import { calendarDate } from '../../dates';
import type { GearGroup } from '../photos';
import { constellationAt } from '../sky/constellation-at';
import { CONSTELLATIONS, type ConstellationAbbreviation } from '../sky/constellations';
import { moonLit } from '../sky/moon';
import type { Picture } from './picture';

export type AstroPhoto = DocumentOf<'AstroPhoto'>;
type GearItem = GearGroup['items'][number];

export interface PhotoGear extends Pick<GearItem, 'name' | 'kind'> {
  group: string;
}

export interface Session extends Omit<NonNullable<AstroPhoto['sessions']>[number], '_id' | '_type' | '_raw'> {
  /** The evening: "2026-01-17". */
  date: string;
  /** Percent of the Moon's disc that is lit. */
  moon: number;
}

interface Totals {
  seconds: number;
  frames: number;
  nights: number;
  /** Dates; absent for a drawn plate. */
  firstLight?: string;
  lastLight?: string;
}

/** A photograph, or a plate of the star atlas. */
export interface Photo
  extends Pick<
    AstroPhoto,
    'title' | 'ra' | 'dec' | 'solution' | 'rendered' | 'body' | 'updated' | 'unlisted' | 'mark'
  > {
  slug: string;
  description?: string;
  object: { name: string; catalogue: string[]; type: AstroPhoto['object']['type'] };
  constellation: { abbreviation: ConstellationAbbreviation; name: string };
  gear: PhotoGear[];
  sessions: Session[];
  totals: Totals;
  processing: string[];
  picture: Picture;
  versions: { name: string; label: string; change: string; picture: Picture }[];
  year?: string;
}

export function photoOf(document: AstroPhoto, groups: GearGroup[]): Photo {
  const { title, ra, dec, solution, rendered, body, updated, description, object, picture, unlisted, mark } = document;
  const abbreviation = (document.constellation ?? constellationAt(ra, dec)) as ConstellationAbbreviation;
  const sessions = sessionsOf(document);
  const totals = totalsOf(sessions);
  return {
    title,
    ra,
    dec,
    solution,
    rendered,
    body,
    updated,
    unlisted,
    sessions,
    totals,
    picture,
    ...(mark && { mark }),
    slug: slugOf(document),
    ...(description && { description }),
    object: { name: object.name, catalogue: object.catalogue ?? [], type: object.type },
    constellation: { abbreviation, name: CONSTELLATIONS[abbreviation] },
    gear: gearOf(document, groups),
    processing: document.processing ?? [],
    versions: document.versions ?? [],
    ...(totals.lastLight && { year: totals.lastLight.slice(0, 4) }),
  };
}

/** The named items and the filters of the sessions, in the order of the gear page. */
function gearOf({ gear, sessions = [] }: AstroPhoto, groups: GearGroup[]): PhotoGear[] {
  const used = new Set([...gear, ...sessions.flatMap(({ filter }) => filter ?? [])]);
  return groups
    .flatMap(({ title, items }) => items.map(({ name, kind }) => ({ name, kind, group: title })))
    .filter(({ name }) => used.has(name));
}

function sessionsOf({ sessions = [] }: AstroPhoto): Session[] {
  return sessions
    .map((session) => {
      const date = calendarDate(session.date);
      return { ...session, date, moon: session.moon ?? moonLit(date) };
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Sums of sessions that are in the order of their dates. */
function totalsOf(sessions: Pick<Session, 'date' | 'count' | 'seconds'>[]): Totals {
  const first = sessions[0];
  const last = sessions.at(-1);
  return {
    seconds: sessions.reduce((sum, { count, seconds }) => sum + count * seconds, 0),
    frames: sessions.reduce((sum, { count }) => sum + count, 0),
    nights: new Set(sessions.map(({ date }) => date)).size,
    ...(first && last && { firstLight: first.date, lastLight: last.date }),
  };
}

function slugOf({ _raw }: AstroPhoto): string {
  return _raw.sourceFileName.replace(/\.mdx$/, '');
}

/** Photographs, newest first, and then drawn plates from the widest field to the narrowest. */
export function byAge(a: Photo, b: Photo): number {
  const later = (b.totals.lastLight ?? '').localeCompare(a.totals.lastLight ?? '');
  return later || measureField(b) - measureField(a) || a.title.localeCompare(b.title);
}

function measureField({ rendered, solution, picture }: Photo): number {
  return rendered && solution ? picture.width * picture.height * solution.scale ** 2 : 0;
}
