import { acceptable } from './accept';

/** Enough for the longest query that the limits let through, with its variables. */
export const MAX_BODY_BYTES = 64 * 1024;

const JSON_TYPES = ['application/json', 'application/graphql+json'];

/** A request that can be read, and the name its answer's type is to have where that is not the type's own. */
export interface Readable {
  request: Request;
  contentType?: string | undefined;
}

/**
 * Reads a request, or refuses it: 406 where the client takes no JSON, 415 of anything but JSON, 413 of too much (without
 * reading on), 400 of what is no JSON or no UTF-8, which would otherwise be replaced silently.
 */
export async function readable(request: Request): Promise<Readable | Response> {
  const taken = acceptable(request.headers.get('accept'));
  if (!taken) return refusal(406, 'NOT_ACCEPTABLE', 'The answer is application/json.');
  const headers = new Headers(request.headers);
  headers.set('accept', taken.accept);
  const body = request.method === 'POST' ? await readBody(request) : parametersOf(request);
  if (body instanceof Response) return body;
  const { url, method, signal } = request;
  return { request: new Request(url, { method, headers, body, signal }), contentType: taken.contentType };
}

/** No body, if the parameters of the address are sound. */
function parametersOf({ url }: Request): null | Response {
  const { searchParams } = new URL(url);
  const isSound = ['variables', 'extensions'].every((name) => isJson(searchParams.get(name) || '{}'));
  return isSound ? null : refusal(400, 'BAD_REQUEST', 'variables and extensions are written as JSON.');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function readBody(request: Request): Promise<string | Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!JSON_TYPES.includes(type)) return refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the query as application/json.');
  const bytes = await readBytes(request);
  if (!bytes) return refusal(413, 'PAYLOAD_TOO_LARGE', `A body has at most ${MAX_BODY_BYTES} bytes.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refusal(400, 'BAD_REQUEST', 'The body is not UTF-8.');
  }
}

async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return undefined;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > MAX_BODY_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status });
}
