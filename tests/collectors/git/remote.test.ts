import { expect, test } from 'vitest';
import { parseRemote } from '@/lib/collectors/git/identity';

test.each([
  ['https://github.com/rowan-hale/portfolio.git', 'github.com', 'rowan-hale/portfolio'],
  ['https://user:secret@GitHub.com/rowan-hale/portfolio/', 'github.com', 'rowan-hale/portfolio'],
  ['git@github.com:rowan-hale/portfolio.git', 'github.com', 'rowan-hale/portfolio'],
  ['github.com:rowan-hale/portfolio', 'github.com', 'rowan-hale/portfolio'],
  ['ssh://git@ssh.github.com:443/rowan-hale/portfolio.git', 'github.com', 'rowan-hale/portfolio'],
  ['git://code.example.com/group/sub/tool.git', 'code.example.com', 'group/sub/tool'],
  ['https://code.example.com:8443/a%20b/tool', 'code.example.com', 'a b/tool'],
  ['https://code.example.com/100%/tool', 'code.example.com', '100%/tool'],
])('the remote %s has the host %s and the path %s', (address, host, path) => {
  expect(parseRemote(address)).toEqual({ host, path });
});

test.each([
  '/srv/git/tool.git',
  '../tool',
  'file:///srv/git/tool.git',
  'C:\\code\\tool',
  'C:/code/tool',
  '',
  'https://github.com/',
])('the remote %j has no host', (address) => {
  expect(parseRemote(address)).toBeUndefined();
});
