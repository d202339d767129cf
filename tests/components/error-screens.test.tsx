import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import HomeError from '@/app/(home)/error';
import PageError from '@/app/error';

test('a home page that fails to render shows the welcome and the loading text', () => {
  const html = renderToStaticMarkup(<HomeError />);
  expect(html).toMatch(/<h1[^>]*>Welcome<\/h1>/);
  expect(html).toContain('Loading...');
});

test('any other page that fails shows the error, a retry button and a link home', () => {
  const html = renderToStaticMarkup(<PageError reset={() => {}} />);
  expect(html).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/);
  expect(html).toMatch(/<button[^>]*>Try again<\/button>/);
  expect(html).toMatch(/<a href="\/"[^>]*>Go Home<\/a>/);
});
