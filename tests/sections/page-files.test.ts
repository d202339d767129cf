import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listOwnAddresses, OPTIONAL_SECTIONS } from '@/lib/content/chosen-sections';

test('the files of every page carry the name of its section, so that they are left out while it is off', () => {
  const wrong = OPTIONAL_SECTIONS.flatMap((section) =>
    listOwnAddresses(section)
      .map((address) => `app${address}`)
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
      .filter((file) => /\/(page|route)\./.test(file) && !file.includes(`.${section.name}.`)),
  );
  expect(wrong).toEqual([]);
});
