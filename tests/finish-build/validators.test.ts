import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addValidators } from '@/scripts/finish-build/validators';

test.each(['feed.xml', 'markdown/docs/index', '.well-known/security.txt'])('%s gets an ETag of its content', (name) => {
  const output = mkdtempSync(join(tmpdir(), 'output-'));
  onTestFinished(() => rmSync(output, { recursive: true }));
  const file = join(output, 'server/app', name);
  mkdirSync(dirname(file), { recursive: true });
  const etagOf = (body: string) => {
    writeFileSync(`${file}.body`, body);
    writeFileSync(`${file}.meta`, '{"headers":{"content-type":"text/plain"}}');
    addValidators(output);
    return JSON.parse(readFileSync(`${file}.meta`, 'utf8')).headers.etag;
  };
  expect(etagOf('one')).toMatch(/^W\/"[\w-]{16}"$/);
  expect(etagOf('two')).not.toBe(etagOf('one'));
});
