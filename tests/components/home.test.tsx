import { prerender } from 'react-dom/static';
import { beforeEach, expect, test, vi } from 'vitest';
import HomePage from '@/app/page';
import { getProfile, getResume, getRoles } from '@/lib/content/content';
import { getProjects } from '@/lib/projects/projects';

// Asserts the sample content.

vi.mock('@/lib/content/content', { spy: true });
vi.mock('@/lib/projects/projects', { spy: true });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function renderHome(): Promise<string> {
  return new Response((await prerender(<HomePage />)).prelude).text();
}

test.each([
  ['profile', getProfile],
  ['projects', getProjects],
])('a home page whose %s cannot be read welcomes, says that it is loading, and logs why', async (name, read) => {
  const reason = new Error(`no ${name}`);
  vi.mocked(read as () => unknown).mockImplementationOnce(() => {
    throw reason;
  });
  const html = await renderHome();
  expect(html).toMatch(/<h1[^>]*>Welcome<\/h1>/);
  expect(html).toContain('Loading...');
  expect(console.error).toHaveBeenCalledWith(expect.any(String), reason);
});

test('portrait, results, biography and reference are optional', async () => {
  const { avatar, quote, ...profile } = getProfile();
  vi.mocked(getProfile).mockReturnValue({ ...profile, body: { ...profile.body, raw: '' } });
  vi.mocked(getRoles).mockReturnValue(getRoles().map(({ outcomes, ...role }) => role));
  const html = await renderHome();
  expect(html).toMatch(/<h1[^>]*>Rowan Hale<\/h1>/);
  for (const part of ['Portrait of', 'aria-label="Results"', '>About<', '<blockquote'])
    expect(html).not.toContain(part);
});

test('without projects and measured results, the home page shows roles, employers and what the latest one achieved', async () => {
  vi.mocked(getProjects).mockReturnValue([]);
  vi.mocked(getRoles).mockReturnValue(getRoles().map(({ outcomes, ...role }) => role));
  const text = (await renderHome()).replaceAll(/<[^>]*>/g, '\n');
  const [latest, second] = getRoles();
  expect(text).toContain('Recent Roles');
  for (const part of [latest?.highlights?.[0], latest?.company, second?.title]) expect(text).toContain(part);
});

test('a single role stands with the studies', async () => {
  vi.mocked(getProjects).mockReturnValue([]);
  vi.mocked(getRoles).mockReturnValue(getRoles().slice(0, 1));
  const text = (await renderHome()).replaceAll(/<[^>]*>/g, '\n');
  for (const part of ['Experience and Education', getRoles()[0]?.title, getResume().education[0]?.institution])
    expect(text).toContain(part);
});

test('without projects and roles, the home page shows the projects of the résumé and studies', async () => {
  vi.mocked(getProjects).mockReturnValue([]);
  vi.mocked(getRoles).mockReturnValue([]);
  const project = { name: 'Metro map', startDate: '2025-03', description: 'Shows delays as they happen.' };
  vi.mocked(getResume).mockReturnValue({ ...getResume(), projects: [project] } as ReturnType<typeof getResume>);
  const text = (await renderHome()).replaceAll(/<[^>]*>/g, '\n');
  const [study] = getResume().education;
  expect(study?.institution).toBeTruthy();
  for (const part of ['Metro map', 'Shows delays as they happen.', 'Mar 2025', study?.institution])
    expect(text).toContain(part);
});
