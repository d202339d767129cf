import { CATALOGS, createSearch, type Search } from '../../list-search';
import { nameObjectType } from '../photo/photo-text';
import type { GalleryPhoto } from './gallery';

const CATALOG = new RegExp(`\\b(${Object.keys(CATALOGS).join('|')})(?=\\W*\\d)`, 'gi');

const DESIGNATION = /^(M|C|NGC|IC|MEL|CR|B|SH2|ST|TR|LDN|LBN|VDB)\d+[A-Z]?$/i;

/** "Messier 45", "m 45" and "M45" alike: without blanks, hyphens and apostrophes. */
function squash(text: string): string {
  const short = text.replace(CATALOG, (name) => CATALOGS[name.toUpperCase()] ?? name);
  return short.replace(/[\s'’\-–_]+/g, '');
}

/** A designation finds its object only: "M 4" is not a part of "M 45", unless there is no photo of M 4. */
export function createPhotoSearch(photos: readonly GalleryPhoto[]): Search<GalleryPhoto> {
  const texts = new Map(photos.map((photo) => [photo, listTexts(photo).map(squash)]));
  const search = createSearch(photos, (photo) => texts.get(photo) ?? []);
  return (candidates, query) => {
    const wanted = squash(query);
    const isSame = (text: string) => text.toUpperCase() === wanted.toUpperCase();
    const exact = DESIGNATION.test(wanted) ? candidates.filter((photo) => texts.get(photo)?.some(isSame)) : [];
    return exact.length > 0 ? exact : search(candidates, wanted);
  };
}

function listTexts(photo: GalleryPhoto): string[] {
  const { title, object, constellation, gear, aliases } = photo;
  const names = [title, object.name, constellation.name, nameObjectType(object)];
  return [...names, ...object.catalogue, ...aliases, ...gear.map(({ name }) => name)];
}
