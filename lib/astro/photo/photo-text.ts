import { formatIntegration } from './integration';
import type { AstroPhoto, Photo } from './photo';

export const OBJECT_TYPE_LABEL: Record<AstroPhoto['object']['type'], string> = {
  'open-cluster': 'Open cluster',
  'globular-cluster': 'Globular cluster',
  'emission-nebula': 'Emission nebula',
  'reflection-nebula': 'Reflection nebula',
  'dark-nebula': 'Dark nebula',
  'planetary-nebula': 'Planetary nebula',
  'supernova-remnant': 'Supernova remnant',
  galaxy: 'Galaxy',
  'galaxy-group': 'Galaxy group',
  'star-field': 'Star field',
  comet: 'Comet',
  moon: 'Moon',
  planet: 'Planet',
  sun: 'Sun',
};

export function photoHref({ slug }: Pick<Photo, 'slug'>): string {
  return `/astrophotography/${slug}`;
}

/** "4 h 20 min", or "Rendered field, to magnitude 8.5". */
export function exposureText({ totals, rendered }: Pick<Photo, 'totals' | 'rendered'>): string {
  return rendered ? `Rendered field, to magnitude ${rendered.limitingMagnitude}` : formatIntegration(totals.seconds);
}

/** "Orion Nebula · Orion · 4 h 20 min": what the title of a picture does not say. */
export function captionText({ title, object, constellation, ...photo }: Photo): string {
  const facts = new Set([object.name, constellation.name, exposureText(photo)]);
  facts.delete(title);
  return [...facts].join(' · ');
}

export function renderedText({ limitingMagnitude, stars }: NonNullable<Photo['rendered']>): string {
  const drawn = `${stars.toLocaleString('en-US')} stars drawn from a star catalog that is nearly complete`;
  return `Rendered field: ${drawn} to magnitude ${limitingMagnitude}. Not a photograph.`;
}

export function photoAlt({ title, object, constellation, rendered }: Photo): string {
  const kind = OBJECT_TYPE_LABEL[object.type].toLowerCase();
  const subject = object.name === title ? kind : `${object.name}, ${kind}`;
  return `${title}: ${subject} in ${constellation.name}${rendered ? ', rendered from a star catalog' : ''}`;
}

export function photoDescription(photo: Photo): string {
  return photo.description ?? `${photoAlt(photo)}. ${exposureText(photo)}.`;
}

export function photoKeywords({ object, constellation, gear }: Photo): string[] {
  const names = [object.name, ...object.catalogue, constellation.name, ...gear.map(({ name }) => name)];
  return [...new Set(names), 'astrophotography'];
}
