import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { watchFolder } from '@/scripts/dev/watch-folder';

test('every save of an editor that replaces the file is reported', async () => {
  const { folder, change } = watched();
  for (const text of ['first', 'second', 'third']) {
    await change(() => {
      writeFileSync(join(folder, 'projects/kiln.mdx.tmp'), text);
      renameSync(join(folder, 'projects/kiln.mdx.tmp'), join(folder, 'projects/kiln.mdx'));
    });
  }
});

test('files of new folders, and of folders that were removed and created again, are watched', async () => {
  const { folder, change } = watched();
  await change(() => mkdirSync(join(folder, 'talks')));
  await change(() => writeFileSync(join(folder, 'talks/a.mdx'), 'a'));
  await change(() => rmSync(join(folder, 'projects'), { recursive: true }));
  await change(() => mkdirSync(join(folder, 'projects')));
  await change(() => writeFileSync(join(folder, 'projects/kiln.mdx'), 'new'));
});

test('a folder that was moved away and back is watched', async () => {
  const { folder, change } = watched();
  await change(() => renameSync(folder, `${folder}-away`));
  await change(() => renameSync(`${folder}-away`, folder));
  await change(() => writeFileSync(join(folder, 'projects/kiln.mdx'), 'new'));
});

/** A watched folder with a document. `change` makes a change and waits until it is reported. */
function watched() {
  const folder = mkdtempSync(join(tmpdir(), 'watched-'));
  mkdirSync(join(folder, 'projects'));
  writeFileSync(join(folder, 'projects/kiln.mdx'), 'old');
  let reported = () => {};
  const stop = watchFolder(folder, () => reported());
  onTestFinished(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
  const change = (make: () => void) =>
    new Promise<void>((resolve) => {
      reported = resolve;
      make();
    });
  return { folder, change };
}
