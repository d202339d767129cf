import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import HomePage from '@/app/page';
import { getProfile, getProjects } from '@/lib/content/content';

vi.mock('@/lib/content/content', { spy: true });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('the home page introduces the owner', () => {
  expect(renderToStaticMarkup(<HomePage />)).toMatch(/<h1[^>]*>Rowan Hale<\/h1>/);
});

test.each([
  ['profile', getProfile],
  ['projects', getProjects],
])('a home page whose %s cannot be read welcomes, says that it is loading, and logs why', (name, read) => {
  const reason = new Error(`no ${name}`);
  vi.mocked(read as () => unknown).mockImplementationOnce(() => {
    throw reason;
  });
  const html = renderToStaticMarkup(<HomePage />);
  expect(html).toMatch(/<h1[^>]*>Welcome<\/h1>/);
  expect(html).toContain('Loading...');
  expect(console.error).toHaveBeenCalledWith(expect.any(String), reason);
});
