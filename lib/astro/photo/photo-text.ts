import { capitalize } from '../../words';
import { findMap } from '../atlas/layout';
import { formatField } from '../sky/coordinates';
import { measureField } from '../sky/plate';
import type { AstroPhoto, Photo } from './photo';

export function nameObjectType({ type }: Pick<AstroPhoto['object'], 'type'>): string {
  return capitalize(type.replace('-', ' '));
}

/** Seconds of all exposures. */
export function sumExposures(sessions: readonly { count: number; seconds: number }[]): number {
  return sessions.reduce((sum, { count, seconds }) => sum + count * seconds, 0);
}

/** "4 h 20 min", "20 min", "45 s", "0.2 s" or "1 h". Seconds of long times are rounded to minutes. */
export function formatIntegration(seconds: number): string {
  if (seconds < 60) return `${Number(seconds.toPrecision(2))} s`;
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const parts = [hours > 0 && `${hours.toLocaleString('en-US')} h`, minutes % 60 > 0 && `${minutes % 60} min`];
  return parts.filter(Boolean).join(' ');
}

type Exposed = Pick<Photo, 'totals' | 'rendered' | 'solution' | 'picture'>;

export function photoHref({ slug }: Pick<Photo, 'slug'>): string {
  return `/astrophotography/${slug}`;
}

/** "4 h 20 min", or "1,159 stars in 16.0° × 21.3°" of a drawn plate. */
export function exposureText({ totals, rendered, solution, picture }: Exposed): string {
  if (!rendered) return formatIntegration(totals.seconds);
  const stars = `${rendered.stars.toLocaleString('en-US')} ${rendered.stars === 1 ? 'star' : 'stars'}`;
  return solution ? `${stars} in ${formatField(measureMap(picture, solution))}` : stars;
}

export function measureMap(picture: Photo['picture'], solution: NonNullable<Photo['solution']>) {
  return measureField({ ...solution, ...findMap(picture) });
}

/** "Orion Nebula · Orion · 4 h 20 min", without what the title says. */
export function captionText({ title, object, constellation, ...photo }: Photo): string {
  if (photo.rendered) return exposureText(photo);
  const facts = new Set([object.name, constellation.name, exposureText(photo)]);
  facts.delete(title);
  return [...facts].join(' · ');
}

export function photoAlt({ title, object, constellation, rendered }: Photo): string {
  const kind = nameObjectType(object).toLowerCase();
  const subject = object.name === title ? kind : `${object.name}, ${kind}`;
  return `${title}: ${subject} in ${constellation.name}${rendered ? ', drawn from a star catalog' : ''}`;
}

export function photoDescription(photo: Photo): string {
  return photo.description ?? `${photoAlt(photo)}. ${exposureText(photo)}.`;
}

export function photoKeywords({ object, constellation, gear }: Photo): string[] {
  const names = [object.name, ...object.catalogue, constellation.name, ...gear.map(({ name }) => name)];
  return [...new Set(names), 'astrophotography'];
}
