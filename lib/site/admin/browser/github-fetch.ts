import { mergeDocument } from '../../../content/write/merge-document';

interface Options {
  /** Address of GitHub's REST API, without a slash at its end. */
  api: string;
  token: () => string;
  /** Gets another token after GitHub has refused this one. */
  renew: (refused: string) => Promise<void>;
  send: typeof fetch;
}

interface FileChange {
  path: string;
  /** In Base64. */
  contents: string;
}

/** @see https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch */
interface CommitInput {
  branch: { repositoryNameWithOwner: string };
  expectedHeadOid: string;
  fileChanges: { additions?: FileChange[]; deletions?: { path: string }[] };
}

/**
 * `fetch` for the CMS. Requests to GitHub carry the token, which the CMS does not know. Documents in a commit are merged
 * into their text in the commit before it.
 */
export function githubFetch({ api, token, renew, send }: Options): typeof fetch {
  const { origin } = new URL(api);

  async function ask(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
    const sent = token();
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${sent}`);
    const response = await send(input, { ...init, headers });
    if (response.status !== 401) return response;
    await renew(sent);
    return ask(input, init);
  }

  /** Undefined if the commit has no such file. */
  async function textAt({ branch, expectedHeadOid }: CommitInput, path: string): Promise<string | undefined> {
    const address = path.split('/').map(encodeURIComponent).join('/');
    const response = await ask(
      `${api}/repos/${branch.repositoryNameWithOwner}/contents/${address}?ref=${expectedHeadOid}`,
      { headers: { Accept: 'application/vnd.github.raw+json' }, cache: 'no-store' },
    );
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`GitHub cannot read ${path} (status ${response.status}).`);
    return decode(new Uint8Array(await response.arrayBuffer()));
  }

  async function merged(input: CommitInput, change: FileChange): Promise<FileChange> {
    const { additions = [], deletions = [] } = input.fileChanges;
    const [moved, ...others] = deletions.filter(({ path }) => path.endsWith('.mdx'));
    const isMove = additions.filter(({ path }) => path.endsWith('.mdx')).length === 1 && others.length === 0;
    const original =
      (await textAt(input, change.path)) ?? (moved && isMove ? await textAt(input, moved.path) : undefined);
    if (original === undefined) return change;
    const edited = decode(Uint8Array.from(atob(change.contents), (letter) => letter.charCodeAt(0)));
    return { ...change, contents: encode(mergeDocument(original, edited)) };
  }

  return async (input, init = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    if (URL.parse(address)?.origin !== origin) return send(input, init);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const commit: CommitInput | undefined = body?.variables?.input;
    if (!commit?.fileChanges?.additions) return ask(input, init);
    const additions = await Promise.all(
      commit.fileChanges.additions.map((change) => (change.path.endsWith('.mdx') ? merged(commit, change) : change)),
    );
    const fileChanges = { ...commit.fileChanges, additions };
    const variables = { ...body.variables, input: { ...commit, fileChanges } };
    return ask(input, { ...init, body: JSON.stringify({ ...body, variables }) });
  };
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

function encode(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
