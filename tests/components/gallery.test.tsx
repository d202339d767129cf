import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServedPictures } from '@/components/astro/gallery/served-gallery';
import { toGalleryPhoto } from '@/lib/astro/gallery-photo';
import { photo } from '../astro/sample';

function render(count: number): string {
  const photos = Array.from({ length: count }, (_, id) =>
    toGalleryPhoto(photo({ slug: `photo-${id}` }), '/photos', []),
  );
  return renderToStaticMarkup(<ServedPictures photos={photos} />);
}

test('without scripts, each picture of a small gallery is a card or a link', () => {
  const html = render(60);
  expect(html).toContain('href="/astrophotography/photo-59"');
  expect(html).not.toContain('/search');
});

test('a page does not grow with the gallery: the rest is on the page that lists all pages', () => {
  const html = render(500);
  expect(html).toContain('<a href="/search">All 500 pictures</a>');
  expect(html.length).toBe(render(400).length);
});
