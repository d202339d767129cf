import { DomUtils, parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PressKit } from '@/components/bio/biography';
import { getProfile } from '@/lib/content/content';

// Asserts the sample content.

function render(avatar: string | undefined) {
  const html = renderToStaticMarkup(<PressKit profile={{ ...getProfile(), avatar }} />);
  const links = DomUtils.getElementsByTagName('a', parseDocument(html)).map((link) => DomUtils.textContent(link));
  return { html, links };
}

test('without a portrait there is neither a picture nor a download', () => {
  const { html, links } = render(undefined);
  expect(html).not.toMatch(/<img/);
  expect(links).toEqual([]);
});
