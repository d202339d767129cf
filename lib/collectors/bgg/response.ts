import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { readBody } from '../shared/read-body';
import { BggError } from './errors';
import { toLine } from './values';

/** In bytes; a collection of 10,000 games has about 12 MB. */
const LARGEST_BODY = 16 * 1024 * 1024;
const TOKEN_PAGE = 'https://boardgamegeek.com/using_the_xml_api';

export interface BggResponse {
  status: number;
  headers: Headers;
  body: string | undefined;
}

interface BggRequest {
  url: string;
  token: string;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
}

export type Items = { kind: 'items'; items: unknown[]; total: number | undefined };
/** The request can be retried. `reason` completes a sentence that starts with "BoardGameGeek". */
export type Retryable = { kind: 'queued' | 'limited' | 'unavailable'; reason: string };

/** Sends one request; undefined when it fails. Redirects are not followed because they would drop the token. */
export async function sendRequest({ url, token, fetch, timeoutMs }: BggRequest): Promise<BggResponse | undefined> {
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/xml' },
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(Math.max(1, timeoutMs)),
    });
    return { status: response.status, headers: response.headers, body: await readBody(response, LARGEST_BODY) };
  } catch {
    return undefined;
  }
}

/** Decides between data and retry. Throws BggError for responses that a retry does not change. */
export function classifyResponse(response: BggResponse | undefined): Items | Retryable {
  if (!response) return unavailable('cannot be reached');
  const { status } = response;
  if (status === 202) return QUEUED;
  if (status === 429) return LIMITED;
  if (status >= 500) return unavailable(`returned status ${status}`);
  if (status !== 200) throw rejection(response);
  const { body } = response;
  return body === undefined ? unavailable('returned a response that is too large or not UTF-8') : readDocument(body);
}

const QUEUED: Retryable = { kind: 'queued', reason: 'is still preparing the collection' };
const LIMITED: Retryable = { kind: 'limited', reason: 'received too many requests' };

function unavailable(reason: string): Retryable {
  return { kind: 'unavailable', reason };
}

function classifyError(message: string): Retryable {
  if (/rate limit/i.test(message)) return LIMITED;
  if (/invalid username/i.test(message))
    throw new BggError('setup', 'BoardGameGeek has no user with this name. Check the spelling.');
  throw new BggError('service', `BoardGameGeek rejected the request: ${message || 'no reason given'}`);
}

function rejection({ status, headers, body }: BggResponse): BggError {
  if (status === 401 || status === 403)
    return new BggError(
      'setup',
      `BoardGameGeek rejected the token (status ${status}). Register an application at ${TOKEN_PAGE} and set BGG_TOKEN to its token.`,
    );
  if (status === 404 || (status >= 300 && status < 400)) {
    const host = URL.parse(headers.get('location') ?? '')?.host;
    const problem = status === 404 ? 'is not the address of the API' : `redirects${host ? ` to ${host}` : ''}`;
    return new BggError('setup', `BGG_API_URL ${problem}. Set it to https://boardgamegeek.com/xmlapi2.`);
  }
  const detail = body && !/^\s*</.test(body) ? `: ${toLine(body)}` : '';
  return new BggError('service', `BoardGameGeek rejected the request with status ${status}${detail}`);
}

/** Repetitions are bounded: unbounded ones would backtrack for hours on a body of spaces. */
const WEB_PAGE = /^(<\?xml[^>]{0,200}>\s{0,200})?<(!doctype\s{1,20}html|html|head|body)\b/i;

/** Every element is an object in an array, with attributes prefixed by @ and its own text in #text. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  alwaysCreateTextNode: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
  parseTagValue: false,
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: 20,
});

const text = z.array(z.object({ '#text': z.string() }));
const error = z.array(z.object({ '@message': z.string().optional(), message: text.optional() }));
const documentSchema = z.union([
  z.strictObject({
    items: z.tuple([z.object({ '@totalitems': z.string().optional(), item: z.array(z.unknown()).default([]) })]),
  }),
  z.strictObject({ message: text }),
  z.strictObject({ errors: z.tuple([z.object({ error: error.optional() })]) }),
  z.strictObject({ error }),
  z.strictObject({ div: text }),
]);

/** Queues, rate limits and errors can all come with status 200. */
export function readDocument(body: string): Items | Retryable {
  if (WEB_PAGE.test(body.trimStart())) return unavailable('returned a web page');
  const { data } = documentSchema.safeParse(parseXml(body));
  if (!data) return unavailable('returned something other than its XML');
  if ('items' in data) {
    const [{ item, '@totalitems': total }] = data.items;
    return { kind: 'items', items: item, total: total && /^\d{1,7}$/.test(total) ? Number(total) : undefined };
  }
  if ('message' in data) return QUEUED;
  if ('div' in data) return unavailable(`returned an internal error (${toLine(data.div[0]?.['#text'])})`);
  const [first] = ('errors' in data ? data.errors[0].error : data.error) ?? [];
  return classifyError(toLine(first?.message?.[0]?.['#text'] ?? first?.['@message']));
}

function parseXml(body: string): unknown {
  if (/<!(DOCTYPE|ENTITY)/i.test(body)) return undefined;
  try {
    return XMLValidator.validate(body) === true ? parser.parse(body) : undefined;
  } catch {
    // The parser throws for excessive depth and for names such as __proto__.
    return undefined;
  }
}
