import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSample } from '@/lib/content/sample';
import { createPlan } from '@/lib/setup/init/plan';
import { folderOf } from '../../folders';

const DOCUMENTS = [
  { path: 'profile.mdx', text: 'new profile' },
  { path: 'roles/cto.mdx', text: 'new role' },
];

const PORTRAIT = Buffer.from('a portrait');

/** A file of the sample as it is, and one that the owner has edited. */
const files = () => ({
  'content/gear/cameras.mdx': readFileSync('content/gear/cameras.mdx'),
  'content/profile.mdx': 'the profile of the owner',
  'content/docs/index.mdx': 'the docs of the owner',
  'public/me.jpg': 'a picture of the owner',
});

test.runIf(isSample())('the sample is removed, and files of the owner are kept', () => {
  const plan = createPlan(folderOf(files()), {
    documents: DOCUMENTS,
    portrait: { file: 'portrait.jpg', bytes: PORTRAIT },
  });
  expect(plan).toEqual({
    write: new Map<string, string | Buffer>([
      ['content/roles/cto.mdx', 'new role'],
      ['public/portrait.jpg', PORTRAIT],
      ['public/.gitkeep', ''],
    ]),
    remove: ['content/gear/cameras.mdx'],
    added: ['content/roles/cto.mdx', 'public/portrait.jpg', 'public/.gitkeep'],
    kept: ['content/profile.mdx'],
  });
});

test('with force, the games of the owner stay', () => {
  const root = folderOf({
    'content/tabletop/collection.json': 'games of the owner',
    'content/gear/cameras.mdx': 'own',
  });
  const { remove } = createPlan(root, { documents: DOCUMENTS, force: true });
  expect(remove).toEqual(['content/gear/cameras.mdx']);
});
