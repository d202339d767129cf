import { Body, Constellation, Illumination } from 'astronomy-engine';
import type { DocumentOf } from '../../content/documents';
import { calendarDate, DAY_MS } from '../../dates';
import { env } from '../../env';
import type { GearGroup } from '../photos';
import type { SkyPoint } from '../sky/plate';
import { sumExposures } from './photo-text';
import { type PictureFiles, pictureFolder } from './picture';

export type AstroPhoto = DocumentOf<'AstroPhoto'>;

/** A photograph, or a plate of the star atlas, which has no sessions. */
export type Photo = ReturnType<typeof createPhoto>;
export type PhotoGear = Photo['gear'][number];
export type Session = ReturnType<typeof createSessions>[number];

export function createPhoto(document: AstroPhoto, groups: GearGroup[]) {
  const { object, name: slug } = document;
  const sessions = createSessions(document);
  const totals = computeTotals(sessions);
  const locate = <Files extends PictureFiles>(picture: Files, version?: string) => ({
    ...picture,
    folder: pictureFolder(env.photosUrl, slug, picture, version),
  });
  return {
    ...document,
    slug,
    object: { name: object.name, catalogue: object.catalogue ?? [], type: object.type },
    constellation: findConstellation(document),
    gear: selectGear(document, groups),
    sessions,
    totals,
    processing: document.processing ?? [],
    picture: locate(document.picture),
    versions: (document.versions ?? []).map((version) => ({
      ...version,
      picture: locate(version.picture, version.name),
    })),
    ...(totals.lastLight && { year: totals.lastLight.slice(0, 4) }),
  };
}

function selectGear({ gear, sessions = [] }: AstroPhoto, groups: GearGroup[]) {
  const used = new Set([...gear, ...sessions.flatMap(({ filter }) => filter ?? [])]);
  return groups
    .flatMap(({ title, items }) => items.map(({ name, kind }) => ({ name, kind, group: title })))
    .filter(({ name }) => used.has(name));
}

function createSessions({ sessions = [] }: AstroPhoto) {
  return sessions
    .map((session) => {
      const date = calendarDate(session.date);
      return { ...session, date, moon: computeMoon(date) };
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

function computeTotals(sessions: Session[]) {
  const first = sessions[0];
  const last = sessions.at(-1);
  return {
    seconds: sumExposures(sessions),
    frames: sessions.reduce((sum, { count }) => sum + count, 0),
    nights: new Set(sessions.map(({ date }) => date)).size,
    ...(first && last && { firstLight: first.date, lastLight: last.date }),
  };
}

/** Photographs, newest first, and then drawn plates from the widest field to the narrowest. */
export function compareAge(a: Photo, b: Photo): number {
  const later = (b.totals.lastLight ?? '').localeCompare(a.totals.lastLight ?? '');
  return later || drawnArea(b) - drawnArea(a) || a.title.localeCompare(b.title);
}

function drawnArea({ rendered, solution, picture }: Photo): number {
  return rendered && solution ? picture.width * picture.height * solution.scale ** 2 : 0;
}

/** The constellation at a place. @see Roman (PASP 99, 695, 1987) for the boundaries, as in astronomy-engine */
export function findConstellation({ ra, dec }: SkyPoint): { abbreviation: string; name: string } {
  const { symbol, name } = Constellation(ra / 15, dec);
  // astronomy-engine writes names without accents.
  return { abbreviation: symbol, name: name === 'Bootes' ? 'Boötes' : name };
}

/** Percent of the Moon's disc that is lit in the night that begins on a date: at midnight UTC, within 5 for any zone. */
export function computeMoon(date: string): number {
  const midnight = new Date(Date.parse(date) + DAY_MS);
  return Math.round(Illumination(Body.Moon, midnight).phase_fraction * 100);
}
