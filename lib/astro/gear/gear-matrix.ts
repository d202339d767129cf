import type { Photo, PhotoGear } from '../photo/photo';
import { countText, galleryHref } from './gear-use';

type Kind = NonNullable<PhotoGear['kind']>;

interface MatrixCell {
  /** "12 photographs and 3 rendered fields"; undefined for a pair without a photo. */
  text?: string;
  href: string;
}

export interface GearMatrix {
  groups: { title: string; columns: PhotoGear[] }[];
  rows: { telescope: PhotoGear; cells: MatrixCell[] }[];
}

const COLUMN_GROUPS: { title: string; kinds: Kind[] }[] = [
  { title: 'Cameras', kinds: ['camera'] },
  { title: 'Filters', kinds: ['dual-band-filter', 'filter'] },
  { title: 'Mounts', kinds: ['mount'] },
];

/** What was used together, in the order of the gear page; undefined if no photo names a telescope and its company. */
export function gearMatrix(photos: readonly Photo[], order: readonly string[]): GearMatrix | undefined {
  const used = new Map(photos.flatMap(({ gear }) => gear.map((item) => [item.name, item])));
  const items = order.flatMap((name) => used.get(name) ?? []);
  const ofKinds = (kinds: Kind[]) => items.filter(({ kind }) => kind && kinds.includes(kind));
  const groups = COLUMN_GROUPS.map(({ title, kinds }) => ({ title, columns: ofKinds(kinds) })).filter(
    ({ columns }) => columns.length > 0,
  );
  const columns = groups.flatMap((group) => group.columns);
  const rows = ofKinds(['telescope']).map((telescope) => ({
    telescope,
    cells: columns.map((column) => cellOf(photos, telescope, column)),
  }));
  return rows.length > 0 && columns.length > 0 ? { groups, rows } : undefined;
}

function cellOf(photos: readonly Photo[], telescope: PhotoGear, column: PhotoGear): MatrixCell {
  const together = photos.filter(({ gear }) =>
    [telescope, column].every(({ name }) => gear.some((item) => item.name === name)),
  );
  const rendered = together.filter((photo) => photo.rendered).length;
  const text = countText({ photographs: together.length - rendered, rendered });
  return { ...(text && { text }), href: galleryHref(telescope, column) };
}
