import { expect, onTestFinished, test } from 'vitest';
import { startGithub, TOKEN } from '@/fixtures/github-server';
import { checkAccess } from '@/lib/site/admin/browser/access';

const PLACE = { repository: 'ada/site', branch: 'main' };

async function github() {
  const server = await startGithub({ 'content/a.mdx': '---\ntitle: A\n---\n' });
  onTestFinished(() => void server.stop());
  return server;
}

test('a token that may write to the branch is accepted, and nothing is committed', async () => {
  const { api, commits } = await github();
  expect(await checkAccess({ ...PLACE, api }, TOKEN, fetch)).toEqual({ isProtected: false });
  expect(commits).toHaveLength(1);
});

test.each([
  ['another', {}, /^GitHub does not accept this token/],
  [TOKEN, { repository: 'ada/other' }, /^This token cannot see ada\/other\./],
  [TOKEN, { branch: 'old' }, /^ada\/site has no branch old\. Correct admin\.branch/],
])('the token %s for %j is refused with a reason', async (token, place, problem) => {
  const { api } = await github();
  expect((await checkAccess({ ...PLACE, ...place, api }, token, fetch)).problem).toMatch(problem);
});

test('a token without the right to write is refused with the name of the permission', async () => {
  const { api, state } = await github();
  state.canWrite = false;
  expect((await checkAccess({ ...PLACE, api }, TOKEN, fetch)).problem).toMatch(
    /cannot write to ada\/site.*Contents: Read and write.*GitHub says: Resource not accessible/,
  );
});

test('a protected branch is noted', async () => {
  const { api, state } = await github();
  state.isProtected = true;
  expect(await checkAccess({ ...PLACE, api }, TOKEN, fetch)).toEqual({ isProtected: true });
});

test.each([
  [{ status: 403, headers: { 'retry-after': '90' } }, /limit of requests\. Try again in 2 minutes\.$/],
  [{ status: 429, headers: {} }, /limit of requests\. Try again later\.$/],
  [{ status: 403, headers: { 'x-ratelimit-remaining': '0' } }, /limit of requests/],
  [{ status: 403, headers: {} }, /^GitHub says: No\.$/],
  [{ status: 503, headers: {} }, /^GitHub does not work at the moment \(status 503\)/],
])('the answer %j is explained', async (answer, problem) => {
  const send = async () => Response.json({ message: 'No.' }, answer);
  expect((await checkAccess({ ...PLACE, api: 'https://api.example.com' }, TOKEN, send)).problem).toMatch(problem);
});

test('a missing connection is explained', async () => {
  const send = () => Promise.reject(new TypeError('Failed to fetch'));
  const { problem } = await checkAccess({ ...PLACE, api: 'https://api.example.com' }, TOKEN, send);
  expect(problem).toBe('GitHub cannot be reached. Check the connection and try again.');
});
