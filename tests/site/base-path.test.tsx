import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('BASE_PATH', '/portfolio');
});
afterEach(() => vi.unstubAllEnvs());

test('addresses of this site get the base path, others stay', async () => {
  const { asServed } = await import('@/lib/base-path/as-served');
  for (const [address, expected] of [
    ['/', '/portfolio/'],
    ['/resume#career', '/portfolio/resume#career'],
    ['//cdn.example.com/a.png', '//cdn.example.com/a.png'],
    ['https://example.com/', 'https://example.com/'],
    ['#top', '#top'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ] as const)
    expect(asServed(address)).toBe(expected);
});

test('elements get it, components pass the address on', async () => {
  const { jsx, jsxs } = await import('@/lib/base-path/jsx-runtime');
  const Link = ({ href }: { href: string }) => jsx('a', { href, title: '/resume' });
  const picture = jsx('img', { src: '/a.png', loading: 'lazy', srcSet: '/a.png 1x, https://example.com/b.png 2x' });
  const form = jsx('form', { action: '/search' });
  expect(renderToStaticMarkup(jsxs('p', { children: [jsx(Link, { href: '/resume' }, 'a'), picture, form] }))).toBe(
    '<p><a href="/portfolio/resume" title="/resume"></a>' +
      '<img src="/portfolio/a.png" loading="lazy" srcSet="/portfolio/a.png 1x, https://example.com/b.png 2x"/>' +
      '<form action="/portfolio/search"></form></p>',
  );
});
