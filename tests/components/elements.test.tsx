import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { Prose } from '@/components/mdx/prose';

// Asserts the sample content.

const render = (markdown: string) => renderHtml(<Prose markdown={markdown} />);

async function renderHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '');
}

test('links off the site open in a new tab, others do not', async () => {
  expect(await render('[a](https://example.com)')).toContain('target="_blank" rel="noopener"');
  expect(await render('[a](/resume)')).toContain('<a href="/resume">a</a>');
});

test('tables can be scrolled by keyboard, and an empty corner is no heading', async () => {
  const html = await render('| | A |\n| - | - |\n| b | 1 |');
  expect(html).toMatch(/<figure[^>]* tabindex="0" aria-label="Table"><table>/i);
  expect(html).toMatch(/<tr><td><\/td>\s*<th scope="col">A<\/th>/);
});

test('an image alone becomes a figure with caption and size', async () => {
  const html = await render('![A dog](/projects/dachshund-app/thumbnail.svg "A caption.")');
  expect(html).not.toContain('<p>');
  expect(html).toMatch(/<img src="[^"]+" alt="A dog" width="800" height="500" loading="lazy"/);
  expect(html).toContain('<figcaption>A caption.</figcaption>');
});

test('a wide picture scrolls in a frame that the keyboard reaches', async () => {
  const html = await render('<Figure src="/projects/dachshund-app/cover.svg" alt="A dog" />');
  expect(html).toMatch(/<section tabindex="0" aria-label="Picture"><img[^>]* alt="A dog"/i);
});

test('a figure shows a picture with caption and size, and the text that it proves beside it', async () => {
  const markdown = '<Figure src="/projects/dachshund-app/thumbnail.svg" alt="A dog" caption="A caption." side="left">';
  const html = await render(`${markdown}\n\nIt *is* a dog.\n\n</Figure>`);
  expect(html).toMatch(/data-side="left"><div><p>It <em>is<\/em> a dog.<\/p><\/div><figure/);
  expect(html).toMatch(/<img src="[^"]+" alt="A dog" width="800" height="500" loading="lazy"/);
  expect(html).toContain('<figcaption>A caption.</figcaption>');
});
