import type { AdminSettings } from '../settings';
import { checkAccess } from './access';
import { withFilesOf } from './files-of-patterns';
import { githubFetch } from './github-fetch';
import { askForToken } from './sign-in';

const TOKEN = 'admin-token';
/** Of the CMS. Signing out empties it. */
const USER = 'sveltia-cms.user';

const send = fetch.bind(window);
const besides = (name: string) => new URL(name, import.meta.url).href;

const settings: AdminSettings = await (await send(besides('settings.json'))).json();
const { api, repository, branch, folder, cms } = settings;

const user = JSON.parse(localStorage.getItem(USER) ?? '{}');
if (!user.backendName) sessionStorage.removeItem(TOKEN);
let token = sessionStorage.getItem(TOKEN) ?? '';
let asked: Promise<void> | undefined;

async function ask(problem: string) {
  token = await askForToken(settings, (given) => checkAccess(settings, given, send), problem);
  sessionStorage.setItem(TOKEN, token);
}

/** Requests that are refused at the same time wait for the same form. */
async function renew(refused: string) {
  if (refused !== token) return;
  asked ??= ask('GitHub does not accept the token any more.').finally(() => {
    asked = undefined;
  });
  await asked;
}

const { problem } = token ? await checkAccess(settings, token, send) : { problem: '' };
if (problem !== undefined) await ask(problem);
document.body.append('Loading …');
window.fetch = githubFetch({ api, token: () => token, renew, send });
const tree = await (await window.fetch(`${api}/repos/${repository}/git/trees/${branch}?recursive=1`)).json();
const paths: string[] = tree.tree.map(({ path }: { path: string }) => path);

// The CMS is signed in without the token, which it would store.
localStorage.setItem(USER, JSON.stringify({ ...user, backendName: 'github', token: 'kept by the page' }));
const { default: CMS } = await import(besides('cms/index.js'));
document.body.replaceChildren();
CMS.init({
  config: withFilesOf(
    cms,
    paths.filter((path) => path.startsWith(`${folder}/`)),
  ),
});
