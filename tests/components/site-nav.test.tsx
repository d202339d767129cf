import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SiteHeader, SiteNav } from '@/components/shell/site-header';
import { getProfile } from '@/lib/content/content';
import { version } from '@/package.json';

vi.mock('@/lib/content/content', { spy: true });
// A menu of 65 letters. Owners have others.
vi.mock('@/lib/site/sections', () => ({ menu: [{ label: 'x'.repeat(65), path: '/projects' }] }));

test.each([
  [['STAGING', 'NIGHTLY'], `v${version} STAGING NIGHTLY`],
  [undefined, `v${version}`],
])('with a release of %j, the badge is "%s"', (release, badge) => {
  vi.mocked(getProfile).mockReturnValue({ ...getProfile(), release });
  const html = renderToStaticMarkup(<SiteNav path="/" isLong={false} />);
  const text = html.slice(html.indexOf('</ul>')).replaceAll(/<[^>]+>/g, ' ');
  expect(text.trim().split(/\s+/).join(' ')).toBe(badge);
});

test.each([
  ['Rowan Hale', false],
  ['Christopher Van der Berg '.repeat(4), true],
])('the entries give way to a name that leaves them no room on a tablet: %s', (name, isLong) => {
  expect(renderToStaticMarkup(<SiteHeader path="/" name={name} />).includes('site-nav-long')).toBe(isLong);
});
