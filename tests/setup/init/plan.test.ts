import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSample } from '@/lib/content/sample';
import { planOf } from '@/lib/setup/init/plan';
import { folderOf } from '../../folders';

const DOCUMENTS = [
  { path: 'profile.mdx', text: 'new profile' },
  { path: 'roles/cto.mdx', text: 'new role' },
];

/** A file of the sample as it is, and one that the owner has edited. */
const files = () => ({
  'content/gear/cameras.mdx': readFileSync('content/gear/cameras.mdx'),
  'content/profile.mdx': 'the profile of the owner',
  'content/docs/index.mdx': 'the docs of the owner',
  'public/me.jpg': 'a picture of the owner',
});

test.runIf(isSample())('the sample is removed, and files of the owner are kept', () => {
  const plan = planOf(folderOf(files()), DOCUMENTS, { force: false });
  expect(plan).toEqual({
    write: new Map([
      ['content/roles/cto.mdx', 'new role'],
      ['public/.gitkeep', ''],
    ]),
    remove: ['content/gear/cameras.mdx'],
    added: ['content/roles/cto.mdx', 'public/.gitkeep'],
    kept: ['content/profile.mdx'],
  });
});
