import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import PageError from '@/app/error';

test('a page that fails shows the error, a retry button and a link home', () => {
  const html = renderToStaticMarkup(<PageError reset={() => {}} />);
  expect(html).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/);
  expect(html).toMatch(/<button[^>]*>Try again<\/button>/);
  expect(html).toMatch(/<a href="\/"[^>]*>Go Home<\/a>/);
});
