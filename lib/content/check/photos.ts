import { pictureFiles, pictureFolder } from '../../astro/photo/picture';
import { astroPhoto } from '../../astro/schema';
import { env } from '../../env';
import type { CheckedDocument } from './addresses';
import type { Reference } from './source';

/** With PHOTOS_URL, the pictures are elsewhere and not checked. */
export function photoReferences({ type, name, source }: CheckedDocument): Reference[] {
  if (type !== 'AstroPhoto' || source.problems.length > 0 || !env.photosUrl.startsWith('/')) return [];
  const { data } = astroPhoto.safeParse(source.data);
  if (!data) return [];
  const slug = name.slice('astrophotos/'.length);
  const versions = (data.versions ?? []).map((version, index) => ({ ...version, at: ['versions', index, 'picture'] }));
  return [{ name: undefined, picture: data.picture, at: ['picture'] }, ...versions].flatMap((version) =>
    pictureFiles({ ...version.picture, folder: pictureFolder(env.photosUrl, slug, version.picture, version.name) }).map(
      (target) => ({ kind: 'image' as const, target, line: source.lineOf(version.at) }),
    ),
  );
}
