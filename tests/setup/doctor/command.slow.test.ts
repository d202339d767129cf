import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

// Asserts the sample content.

const command = ['--import', 'tsx', 'scripts/doctor.ts'];
const settings = {
  ...process.env,
  SITE_URL: 'https://www.ada.dev',
  DATABASE_URL: 'file:/nowhere/stats.db',
  GITHUB_TOKEN: '',
  OWNER_TOKEN: '',
};

test('the sample is not fit to publish, and the command says why and what to do', { timeout: 60_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env: settings, encoding: 'utf8' });
  expect(stdout).toContain("files are still the sample's: content/");
  expect(stdout).toContain('Run `npm run init`, or edit or delete the files.');
  expect(stdout).toContain('The address of the site is https://www.ada.dev.');
  expect(stderr).toBe('Not fit to publish: 1 error, 1 warning.\n');
  expect(status).toBe(1);
});

test('content that cannot be read is one line on stderr', { timeout: 60_000 }, () => {
  const env = { ...settings, CONTENT_DIR: '/nowhere' };
  const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  expect(stderr).toMatch(/^Cannot read the content: ENOENT.*CONTENT_DIR sets the folder\.\n$/);
  expect(status).toBe(1);
});
