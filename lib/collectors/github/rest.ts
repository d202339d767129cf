import type { z } from 'zod';
import type { GithubApi } from './ask';
import { watchForEnd } from './endless';
import { toGithubError } from './failure';
import { GithubError } from './github-error';

/** Sent with every REST request; answers keep this form until March 2028. */
const HEADERS = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };

interface RestPage<T> {
  data: T;
  /** Address of the next page, as the Link header gives it. */
  next: string | undefined;
}

/** Reads one REST document. The path may be an address from a Link header. Throws GithubError. */
export async function read<T>({ client }: GithubApi, path: string, schema: z.ZodType<T>): Promise<RestPage<T>> {
  const response = await client.request(`GET ${path}`, { headers: HEADERS }).catch((error: unknown) => {
    throw toGithubError(error);
  });
  const result = schema.safeParse(response.data);
  if (!result.success)
    throw new GithubError('server', "GitHub's answer has a form this collector does not know; check GITHUB_API_URL.", {
      status: response.status,
    });
  return { data: result.data, next: nextOf(response.headers.link) };
}

/**
 * A list, page after page as the Link header leads. `entries` are those of a page, whose `total_count` says how many there
 * are in all. Throws GithubError, also of a list that has no end.
 */
export async function* readPages<T extends { total_count?: number | null | undefined }>(
  api: GithubApi,
  path: string,
  { schema, entries }: { schema: z.ZodType<T>; entries: (data: T) => readonly unknown[] },
): AsyncGenerator<T> {
  const goOn = watchForEnd();
  for (let place: string | undefined = path; place; ) {
    const { data, next }: RestPage<T> = await read(api, place, schema);
    yield data;
    if (next) goOn({ next, brought: entries(data).length, total: data.total_count });
    place = next;
  }
}

function nextOf(link: string | undefined): string | undefined {
  return /<([^<>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
}
