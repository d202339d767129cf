import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GalleryHeading } from '@/components/astro/gallery/gallery-heading';
import { photo } from '../astro/sample';

const RENDERED = photo({ rendered: { limitingMagnitude: 8.5, stars: 1159 } });
const FEATURES = [
  'Zoom and pan viewer',
  'Capture details',
  'Search and filter',
  'Before and after',
  'Gear correlation',
];

test.each([
  ['no documents', [], ['Photo gallery coming soon', ...FEATURES]],
  ['drawn plates', [RENDERED], ['A star atlas']],
  ['a photograph', [RENDERED, photo()], ['Photos']],
])('a gallery of %s begins with %s', (_, photos, headings) => {
  const html = renderToStaticMarkup(<GalleryHeading photos={photos} />);
  expect([...html.matchAll(/<h[23][^>]*>(.*?)<\/h/g)].map(([, text]) => text)).toEqual(headings);
  expect(html).not.toContain('<a ');
});
