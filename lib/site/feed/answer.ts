import { readFeed } from './feed';
import { atomFeed, jsonFeed } from './formats';

export async function answerAtom(path: string): Promise<Response> {
  const headers = { 'content-type': 'application/atom+xml; charset=utf-8' };
  return new Response(atomFeed(await readFeed(path)), { headers });
}

export async function answerJson(path: string): Promise<Response> {
  const headers = { 'content-type': 'application/feed+json; charset=utf-8' };
  return new Response(`${JSON.stringify(jsonFeed(await readFeed(path)), null, 2)}\n`, { headers });
}
