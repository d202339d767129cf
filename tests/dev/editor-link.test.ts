import { expect, test } from 'vitest';
import { editorLink } from '@/scripts/dev/editor-link';

const PLACE = { path: '/home/ada/my site/content/profile.mdx', line: 12, column: 3 };

test.each([
  ['code', 'vscode://file/home/ada/my%20site/content/profile.mdx:12:3'],
  ['/usr/local/bin/cursor', 'cursor://file/home/ada/my%20site/content/profile.mdx:12:3'],
  ['C:\\Apps\\Code.exe', 'vscode://file/home/ada/my%20site/content/profile.mdx:12:3'],
  ['webstorm', 'webstorm://open?file=%2Fhome%2Fada%2Fmy%20site%2Fcontent%2Fprofile.mdx&line=12&column=3'],
])('%s opens the line of a file', (editor, link) => {
  expect(editorLink(editor, PLACE)).toBe(link);
});

test('a problem without a column is at the start of its line', () => {
  expect(editorLink('code', { path: '/a#b?.mdx', line: 2 })).toBe('vscode://file/a%23b%3F.mdx:2:1');
});

test('a path of Windows starts with a slash', () => {
  expect(editorLink('code', { path: 'C:\\site\\a.mdx', line: 2 })).toBe('vscode://file/C:/site/a.mdx:2:1');
});

test('an editor in the terminal has no link', () => {
  expect(editorLink('vim', PLACE)).toBeUndefined();
});
