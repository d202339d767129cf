import { connectionOf } from '../connection';
import type { ContentPhoto } from '../context';
import type { Resolver, Shape } from '../typed-schema';

export const astroPhotos: Resolver<'astroPhotos'> = (_, { first, after }, { content }) =>
  connectionOf({
    items: content.astroPhotos,
    first,
    after,
    keyOf: (photo) => ['astroPhotos', photo.capturedAt, slugOf(photo)],
    toNode: toPhoto,
  });

function toPhoto(photo: ContentPhoto): Shape<'AstroPhoto'> {
  const { title, object, capturedAt, imageUrl, thumbnailUrl, width, height } = photo;
  return {
    ...{ id: slugOf(photo), slug: slugOf(photo), title, object, capturedAt, imageUrl, thumbnailUrl, width, height },
    description: photo.description ?? null,
    constellation: photo.constellation ?? null,
    integrationSec: photo.integrationSec ?? null,
    gear: [...photo.gear],
  };
}

function slugOf({ _raw }: ContentPhoto): string {
  return _raw.sourceFileName.replace(/\.mdx$/, '');
}
