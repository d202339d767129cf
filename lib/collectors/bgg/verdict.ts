import { BggError } from './bgg-error';
import { readDocument } from './document';
import type { Reply } from './reply';
import { toLine } from './values';
import type { Element } from './xml';

/** What to do about an answer. */
export type Verdict =
  | { kind: 'items'; items: Element[]; total: number | undefined }
  /** Ask again later; `why` completes a sentence that begins with BoardGameGeek. */
  | { kind: 'queued' | 'busy' | 'failed'; why: string };

const REGISTER = 'https://boardgamegeek.com/using_the_xml_api';

/** Judges an answer; undefined is one that never came. Throws BggError for what no waiting changes. */
export function judge(reply: Reply | undefined): Verdict {
  if (!reply) return { kind: 'failed', why: 'cannot be reached' };
  const { status } = reply;
  if (status === 202) return { kind: 'queued', why: 'is preparing the collection' };
  if (status === 429) return { kind: 'busy', why: 'says that there were too many requests' };
  if (status >= 500) return { kind: 'failed', why: `answered with status ${status}` };
  if (status !== 200) throw refusal(reply);
  return judgeBody(reply);
}

function judgeBody({ body, contentType }: Reply): Verdict {
  if (body === undefined) return { kind: 'failed', why: 'answered with too much, or with what is not UTF-8' };
  const document = readDocument(body);
  if (document.kind === 'queued') return { kind: 'queued', why: 'is preparing the collection' };
  if (document.kind === 'error') return judgeError(document.message);
  if (/html/i.test(contentType)) return { kind: 'failed', why: 'answered with a web page' };
  return document.kind === 'broken' ? { kind: 'failed', why: `answered with ${document.why}` } : document;
}

/** Errors that come with status 200. */
function judgeError(message: string): Verdict {
  if (/rate limit/i.test(message)) return { kind: 'busy', why: 'says that there were too many requests' };
  if (/invalid username/i.test(message))
    throw new BggError('setup', 'BoardGameGeek does not know this user; check the spelling of the name.');
  throw new BggError('service', `BoardGameGeek refused the request: ${message || 'it gave no reason'}`);
}

function refusal({ status, body, location }: Reply): BggError {
  if (status === 401 || status === 403)
    return new BggError(
      'setup',
      `BoardGameGeek does not accept the token (status ${status}). Register an application as ${REGISTER} tells, and set BGG_TOKEN to its token.`,
    );
  if (status >= 300 && status < 400)
    return new BggError(
      'setup',
      `BGG_API_URL redirects${hostOf(location)}, where the token must not go; set it to https://boardgamegeek.com/xmlapi2.`,
    );
  if (status === 404)
    return new BggError('setup', 'There is no service at BGG_API_URL; set it to https://boardgamegeek.com/xmlapi2.');
  const said = body && !/^\s*</.test(body) ? toLine(body) : '';
  return new BggError('service', `BoardGameGeek refused the request with status ${status}${said && `: ${said}`}`);
}

function hostOf(location: string | null): string {
  const host = location === null ? undefined : URL.parse(location)?.host;
  return host ? ` to ${host}` : '';
}
