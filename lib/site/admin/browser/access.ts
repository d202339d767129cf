export interface Place {
  /** Address of GitHub's REST API, without a slash at its end. */
  api: string;
  /** owner/repo. */
  repository: string;
  branch: string;
}

export interface Access {
  /** Why the token cannot be used. */
  problem?: string;
  isProtected?: boolean;
}

interface Step {
  path: string;
  /** Possible reason for a 404 from GitHub. */
  missing: string;
  /** Possible reason for a refusal. Default: GitHub's message. */
  refused?: string;
  body?: object;
}

/** Asks GitHub whether the token may read and write the branch. Writes an empty blob, which is in no commit. */
export async function checkAccess(place: Place, token: string, send: typeof fetch): Promise<Access> {
  const { api, repository, branch } = place;
  const cannotWrite = `This token cannot write to ${repository}. It needs the permission Contents: Read and write.`;
  const steps: Step[] = [
    { path: '', missing: `This token cannot see ${repository}. Give it access to that repository.` },
    {
      path: `/branches/${encodeURIComponent(branch)}`,
      missing: `${repository} has no branch ${branch}. Correct admin.branch in the profile.`,
    },
    {
      path: '/git/blobs',
      body: { content: '', encoding: 'utf-8' },
      missing: cannotWrite,
      refused: cannotWrite,
    },
  ];
  let isProtected = false;
  for (const step of steps) {
    const request = {
      ...(step.body && { method: 'POST', body: JSON.stringify(step.body) }),
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json' },
      cache: 'no-store',
    } as const;
    const response = await send(`${api}/repos/${repository}${step.path}`, request).catch(() => undefined);
    if (!response) return { problem: 'GitHub cannot be reached. Check the connection and try again.' };
    const answer = await response.json().catch(() => ({}));
    const problem = problemOf(response, answer.message, step);
    if (problem) return { problem };
    isProtected ||= answer.protected === true;
  }
  return { isProtected };
}

function problemOf({ status, headers }: Response, message = '', { missing, refused }: Step): string | undefined {
  const isLimit = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after');
  if (status === 401) return 'GitHub does not accept this token. It is mistyped, expired or revoked.';
  if (status === 429 || (status === 403 && isLimit))
    return `This token has reached GitHub’s limit of requests. Try again ${waitText(headers)}.`;
  if (status === 404) return missing;
  if (status === 403) return [refused, message && `GitHub says: ${message}`].filter(Boolean).join(' ');
  if (status >= 500) return `GitHub does not work at the moment (status ${status}). Try again later.`;
  return undefined;
}

function waitText(headers: Headers): string {
  const seconds = Number(headers.get('retry-after')) || Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return Number.isFinite(seconds) && seconds > 0 ? `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : 'later';
}
