import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PreviewMark } from '@/components/shell/site-footer';

const VARIABLES = ['DEPLOY_ENV', 'VERCEL_ENV', 'VERCEL_GIT_COMMIT_SHA', 'PATH'];

function markWith(settings: Record<string, string>): string {
  for (const name of VARIABLES) vi.stubEnv(name, settings[name] ?? (name === 'PATH' ? process.env.PATH : ''));
  return renderToStaticMarkup(<PreviewMark />).replace(/<[^>]+>/g, '');
}

test.each([
  [{ VERCEL_GIT_COMMIT_SHA: '0123456789abcdef' }, ''],
  [{ VERCEL_ENV: 'preview', VERCEL_GIT_COMMIT_SHA: '0123456789abcdef' }, 'Preview of commit 0123456'],
  [{ DEPLOY_ENV: 'preview', VERCEL_GIT_COMMIT_SHA: '0123456789abcdef' }, 'Preview of commit 0123456'],
  [{ DEPLOY_ENV: 'production', VERCEL_ENV: 'preview' }, ''],
  [{ DEPLOY_ENV: 'preview', PATH: '/nowhere' }, 'Preview'],
])('a deployment that says %j shows "%s"', (settings, text) => {
  expect(markWith(settings)).toBe(text);
});

test.skipIf(!existsSync('.git'))('a preview from a clone asks Git for its commit', () => {
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  expect(markWith({ DEPLOY_ENV: 'preview' })).toBe(`Preview of commit ${head.slice(0, 7)}`);
});
