import { expect, onTestFinished, test } from 'vitest';
import { startGithub, TOKEN } from '@/fixtures/github-server';
import { githubFetch } from '@/lib/site/admin/browser/github-fetch';

const DOCUMENT = '\uFEFF---\r\ntitle: "Ä" # a comment\r\ntags: [one, two]\r\n---\r\n\r\nText.\r\n';
/** As the CMS writes it. */
const EDITED = '---\ntitle: Ö\ntags:\n  - one\n  - two\nurl: ""\n---\nText.\n';

const QUERY = 'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';

interface Changes {
  additions?: Record<string, string | Buffer>;
  deletions?: string[];
}

async function start() {
  const github = await startGithub({ 'content/a.mdx': DOCUMENT });
  onTestFinished(() => void github.stop());
  const session = { token: TOKEN, renewed: [] as string[] };
  const send = githubFetch({
    api: github.api,
    token: () => session.token,
    renew: async (refused) => {
      session.renewed.push(refused);
      session.token = github.state.token;
    },
    send: fetch,
  });
  const commit = async ({ additions = {}, deletions = [] }: Changes, expectedHeadOid = github.oid()) => {
    const input = {
      branch: { repositoryNameWithOwner: 'ada/site', branchName: 'main' },
      expectedHeadOid,
      message: { headline: 'Edit' },
      fileChanges: {
        additions: Object.entries(additions).map(([path, text]) => ({
          path,
          contents: Buffer.from(text).toString('base64'),
        })),
        deletions: deletions.map((path) => ({ path })),
      },
    };
    const body = JSON.stringify({ query: QUERY, variables: { input } });
    const response = await send(github.api.replace('/v3', '/graphql'), { method: 'POST', body });
    return response.json();
  };
  const files = () => Object.fromEntries([...(github.commits.at(-1)?.files ?? [])].map(([path, body]) => [path, body]));
  return { github, session, send, commit, files };
}

test('a commit keeps every byte of a document that was not edited, and has all files of a save', async () => {
  const { github, commit, files } = await start();
  const picture = Buffer.from([0, 255, 254]);
  await commit({ additions: { 'public/uploads/a.webp': picture, 'content/a.mdx': EDITED, 'content/b.mdx': EDITED } });
  expect(github.commits).toHaveLength(2);
  expect(files()['content/a.mdx']?.toString()).toBe(DOCUMENT.replace('Ä', 'Ö'));
  expect(files()['content/b.mdx']?.toString()).toBe(EDITED);
  expect(files()['public/uploads/a.webp']).toEqual(picture);
});

test('a document that moves keeps its bytes', async () => {
  const { commit, files } = await start();
  await commit({ additions: { 'content/b.mdx': EDITED }, deletions: ['content/a.mdx'] });
  expect(Object.keys(files())).toEqual(['content/b.mdx']);
  expect(files()['content/b.mdx']?.toString()).toBe(DOCUMENT.replace('Ä', 'Ö'));
});

test('a commit on an old head is refused by GitHub, and nothing of the newer one is lost', async () => {
  const { github, commit, files } = await start();
  const old = github.oid();
  github.commit('Other', { 'content/a.mdx': DOCUMENT.replace('one', 'three') });
  expect(await commit({ additions: { 'content/a.mdx': EDITED } }, old)).toHaveProperty('errors');
  expect(files()['content/a.mdx']?.toString()).toContain('three');
});

test('a save fails if the text before it cannot be read', async () => {
  const send = githubFetch({
    api: 'https://api.example.com',
    token: () => '',
    renew: async () => {},
    send: async () => new Response('', { status: 502 }),
  });
  const input = {
    branch: { repositoryNameWithOwner: 'ada/site' },
    expectedHeadOid: '1',
    fileChanges: { additions: [{ path: 'content/a.mdx', contents: '' }] },
  };
  const body = JSON.stringify({ query: QUERY, variables: { input } });
  await expect(send('https://api.example.com/graphql', { method: 'POST', body })).rejects.toThrow('content/a.mdx');
});

test('an expired token is asked for again, and the request is repeated', async () => {
  const { github, session, send } = await start();
  github.state.token = 'github_pat_new';
  expect((await send(`${github.api}/user`)).status).toBe(200);
  expect(session.renewed).toEqual([TOKEN]);
});

test('the token goes to GitHub alone', async () => {
  const sent: Record<string, string | null> = {};
  const send = githubFetch({
    api: 'https://api.example.com/v3',
    token: () => TOKEN,
    renew: async () => {},
    send: async (address, init) => {
      sent[String(address)] = new Headers(init?.headers).get('authorization');
      return new Response();
    },
  });
  await send('https://api.example.com/graphql', { headers: { Authorization: 'token none' } });
  await send('https://example.com/file.json');
  await send('/admin/settings.json');
  expect(sent).toEqual({
    'https://api.example.com/graphql': `Bearer ${TOKEN}`,
    'https://example.com/file.json': null,
    '/admin/settings.json': null,
  });
});
