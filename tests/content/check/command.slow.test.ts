import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';

// Asserts the sample content.

const folder = mkdtempSync(join(tmpdir(), 'content-check-'));

/** A copy of the real content with some files overwritten or added. */
function copyWith(name: string, files: Record<string, string | Buffer>): string {
  const copy = join(folder, name);
  cpSync('content', copy, { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(copy, path), text);
  return copy.replaceAll('\\', '/');
}

test('a file that is not UTF-8 is named', () => {
  const copy = copyWith('windows', {
    'pages/bio.mdx': Buffer.from('---\npath: /bio\nheading: Caf\xe9\n---\n', 'latin1'),
  });
  const { status, stderr } = check(copy);
  expect(stderr).toBe(`Cannot read the content: ${join(copy, 'pages/bio.mdx')} is not UTF-8; save it in UTF-8.\n`);
  expect(status).toBe(1);
});

function check(contentDir: string, cwd = '.') {
  const env = { ...process.env, CONTENT_DIR: contentDir };
  const command = ['--import', 'tsx', resolve('scripts/content.ts'), '--check'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('the check succeeds on the real content in any folder, and lists what is marked TODO', { timeout: 60_000 }, () => {
  const role = readFileSync('content/roles/lead-engineer-larkmoor.mdx', 'utf8').replace(
    /^location: .*/m,
    'location: "TODO: the city"',
  );
  const leftByEditors = { '.draft.mdx.swp': 'x', 'profile.mdx~': 'x' };
  const copy = copyWith('open', { 'roles/lead-engineer-larkmoor.mdx': role, ...leftByEditors });
  const { status, stdout, stderr } = check(copy);
  expect(stdout.split('\n')).toEqual([
    expect.stringMatching(/roles\/lead-engineer-larkmoor\.mdx:\d+: note: TODO: the city$/),
    expect.stringMatching(/^Content is valid: \d+ documents\. 1 TODO left\.$/),
    '',
  ]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

/** A project whose portrait carries the place where it was taken. */
async function projectWithPlace(): Promise<string> {
  const project = mkdtempSync(join(folder, 'project-'));
  for (const name of ['lib', 'node_modules']) symlinkSync(resolve(name), join(project, name), 'junction');
  cpSync('public', join(project, 'public'), { recursive: true });
  await sharp({ create: { width: 8, height: 8, channels: 3, background: 'navy' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 15/1 0/1' } })
    .jpeg()
    .toFile(join(project, 'public/me.jpg'));
  return project;
}

test('the check fails with one line per problem and their number', { timeout: 60_000 }, async () => {
  const profile = readFileSync('content/profile.mdx', 'utf8').replaceAll('\r\n', '\n');
  const line = profile.slice(0, profile.indexOf('\nemail:') + 1).split('\n').length;
  const copy = copyWith('wrong', {
    'profile.mdx': profile.replace(/^email: .*/m, 'email: nobody'),
    'tabletop/collection.json': '{\n  "games": [1,]\n}\n',
    'projects/notes.txt': 'Remember the milk.\n',
  });
  const { status, stdout, stderr } = check(copy, await projectWithPlace());
  expect(stdout.split('\n')).toEqual([
    `${copy}/profile.mdx:${line}: email must be an email address (got "nobody")`,
    expect.stringContaining(`${copy}/projects/notes.txt:1: belongs to no document type (known places: `),
    `${copy}/tabletop/collection.json:2:15: is not valid JSON: Unexpected token ']'`,
    expect.stringMatching(/^public\/me\.jpg:1: the picture carries a location \(EXIF\); /),
    '',
  ]);
  expect(stderr).toMatch(/^4 problems in \d+ documents\.\n$/);
  expect(status).toBe(1);
});
