import { expect, test } from 'vitest';
import { withFilesOf } from '@/lib/site/admin/browser/files-of-patterns';
import { adminPage, adminPolicy } from '@/lib/site/admin/page';
import { adminFile, adminFiles } from '@/lib/site/admin/scripts';
import { adminSettings } from '@/lib/site/admin/settings';

test('the page is not for search engines, and takes scripts and fonts from the site alone', () => {
  expect(adminPage('/admin/start.js')).toContain('<meta name="robots" content="noindex">');
  const policy = adminPolicy({ api: 'https://api.github.com' });
  for (const part of ['script', 'font']) expect(policy).toContain(`${part}-src 'self';`);
  expect(policy).toContain("connect-src 'self' blob: data: https://api.github.com;");
});

test('all modules that the scripts import are served beside them, as JavaScript', async () => {
  const files = adminFiles();
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['start.js', 'merge-document.js', 'yaml/index.js', 'cms/index.js']),
  );
  for (const [name, file] of files) {
    const { type, body } = adminFile(file);
    if (type === 'font/woff2') continue;
    expect(type).toMatch(/^text\/javascript/);
    for (const [, path = ''] of String(body).matchAll(/^(?:import|export)\b[^;]*?\bfrom ?['"]([^'"]+)['"]/gm)) {
      expect(path).toMatch(/^\./);
      expect([...files.keys()], `${name}: ${path}`).toContain(new URL(path, `http://a/${name}`).pathname.slice(1));
    }
  }
});

test('settings name the repository and no file', () => {
  const settings = adminSettings({ admin: { branch: 'main' }, statsRepo: 'ada/site' } as never);
  expect(settings).toMatchObject({ api: 'https://api.github.com', repository: 'ada/site', branch: 'main' });
  expect(settings.cms.backend).toMatchObject({ name: 'github', repo: 'ada/site', branch: 'main' });
  const other = adminSettings({ admin: { branch: 'main', repository: 'ada/web' }, statsRepo: 'ada/site' } as never);
  expect(other.repository).toBe('ada/web');
  expect(JSON.stringify(settings)).not.toMatch(/docs\/\w+\.mdx/);
});

test('patterns of documents become the files of the repository', () => {
  const file = (name: string) => ({ name, label: name, file: `content/${name}.mdx`, fields: [] });
  const config = {
    collections: [{ files: [{ ...file('docs/**/*') }] }, { files: [file('profile')] }, { folder: 'a' }],
  };
  const paths = ['content/docs/index.mdx', 'content/docs/infra/hosts.mdx', 'content/docs/a.png', 'content/profile.mdx'];
  expect(withFilesOf(config, paths)).toEqual({
    collections: [
      {
        files: [
          { name: 'docs-index', label: 'docs/index', file: 'content/docs/index.mdx', fields: [] },
          { name: 'docs-infra-hosts', label: 'docs/infra/hosts', file: 'content/docs/infra/hosts.mdx', fields: [] },
        ],
      },
      { files: [file('profile')] },
      { folder: 'a' },
    ],
  });
});
