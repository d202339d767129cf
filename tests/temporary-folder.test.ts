import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('tests and the commands that they start have the temporary folder of the run', () => {
  const folder = execFileSync(process.execPath, ['-p', 'os.tmpdir()'], { encoding: 'utf8' }).trim();
  expect(folder).toBe(tmpdir());
  expect(basename(folder)).toMatch(/^tests-/);
});
