import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '@/scripts/photos/add';

let folder: string;
let lines: string[];
const at = (...names: string[]) => join(folder, ...names);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
  mkdirSync(at('content', 'gear'), { recursive: true });
  vi.stubEnv('CONTENT_DIR', at('content'));
  lines = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text: string) => void lines.push(text));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function picture(name: string): Promise<string> {
  const pixels = { width: 60, height: 40, channels: 3, background: 'navy' } as const;
  await sharp({ create: pixels }).toFile(at(name));
  return at(name);
}

function broken(name: string): string {
  writeFileSync(at(name), 'not a picture');
  return at(name);
}

test('a file that cannot be read is named, and the others are added', async () => {
  const files = [broken('a.jpg'), await picture('m-31.png'), at('missing.png'), await picture('m-42.png')];
  const { summary, problem } = await run(files, { out: at('photos') });
  expect(summary).toBe('2 pictures added or already there.');
  expect(problem).toBe('2 files could not be added.');
  for (const file of [at('a.jpg'), at('missing.png')])
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${file}: `)));
  expect(readdirSync(at('content', 'astrophotos')).toSorted()).toEqual(['m-31.mdx', 'm-42.mdx']);
  expect(readdirSync(at('photos')).toSorted()).toEqual(['m-31', 'm-42']);
});

test('two pictures of one name are not mixed up', async () => {
  const { problem } = await run([await picture('m-31.png'), await picture('M 31.jpg')], { out: at('photos') });
  expect(problem).toBe('1 file could not be added.');
  expect(lines).toContainEqual(`${at('M 31.jpg')}: ${at('m-31.png')} has the same name; add one of them with --name`);
  expect(readdirSync(at('photos'))).toEqual(['m-31']);
});

test('a site without gear can add its first photograph', async () => {
  rmSync(at('content', 'gear'), { recursive: true });
  const { summary } = await run([await picture('m-31.png')], { out: at('photos') });
  expect(summary).toBe('1 picture added or already there.');
});
