import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { matchOwner, withMapped } from '@/lib/collectors/git/author';
import { openClone } from '@/lib/collectors/git/clone';
import { commit, git, initRepository, read, run, tempFolder } from './sandbox';

const MAILMAP = `Rowan Hale <rowan@example.com> <old@example.com>
Ines <ines@example.com> Ines <shared@example.com>
`;

/** A repository with a mailmap, and a bare clone of it. */
function mapped() {
  const folder = initRepository('notes');
  for (const author of ['Rowan <old@example.com>', 'Ines <shared@example.com>', 'Max <shared@example.com>'])
    commit(folder, { author });
  writeFileSync(join(folder, '.mailmap'), MAILMAP);
  run(folder, 'add', '.mailmap');
  commit(folder, { author: 'Rowan Hale <rowan@example.com>' });
  const bare = join(tempFolder(), 'notes.git');
  run(folder, 'clone', '--quiet', '--bare', folder, bare);
  return [folder, bare];
}

test('an address that the mailmap replaces finds the commits with the new one', async () => {
  for (const path of mapped()) {
    const addresses = await withMapped(git, [await openClone(git, path)], ['old@example.com']);
    expect(addresses).toEqual(['old@example.com', 'rowan@example.com']);
  }
  const [folder = ''] = mapped();
  const addresses = await withMapped(git, [await openClone(git, folder)], ['old@example.com']);
  expect(await read(folder, matchOwner({ addresses }))).toHaveLength(2);
  expect(await read(folder, matchOwner({ addresses: ['rowan@example.com'] }))).toHaveLength(2);
});

test('an address that the mailmap replaces for one name only stays as it is', async () => {
  const [folder = ''] = mapped();
  const clones = [await openClone(git, folder)];
  expect(await withMapped(git, clones, ['shared@example.com', 'max@example.com'])).toEqual([
    'shared@example.com',
    'max@example.com',
  ]);
});

test('a partial clone that lacks its mailmap is read without it', async () => {
  const [folder = ''] = mapped();
  run(folder, 'config', 'uploadpack.allowFilter', 'true');
  const partial = join(tempFolder(), 'partial.git');
  run(folder, 'clone', '--quiet', '--bare', '--filter=blob:none', `file://${folder}`, partial);
  run(partial, 'remote', 'set-url', 'origin', `file://${folder}-gone`);
  const clones = [await openClone(git, partial)];
  expect(await withMapped(git, clones, ['old@example.com'])).toEqual(['old@example.com']);
  expect(clones[0]?.mailmap).toEqual(['-c', 'mailmap.blob=']);
});
