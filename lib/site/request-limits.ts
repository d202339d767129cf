import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { CLIENT_ADDRESS } from './client-address';
import { isOwnerRequest } from './owner';

/** A visit of /dev-stats with all tabs and periods sends about 40. */
const REQUESTS = { points: 300, duration: 60 };
const WRONG_TOKENS = { points: 10, duration: 15 * 60 };

/** Decides whether a request may go on; otherwise it returns the response. */
export type RequestLimit = (request: Request) => Promise<Response | undefined>;

/** Counts are in the memory of this process. Requests without CLIENT_ADDRESS are not limited. */
export function requestLimit(ownerToken: string | undefined): RequestLimit {
  const requests = new RateLimiterMemory(REQUESTS);
  const wrongTokens = new RateLimiterMemory(WRONG_TOKENS);
  return async (request) => {
    const address = request.headers.get(CLIENT_ADDRESS);
    if (!address) return undefined;
    try {
      const tried = await wrongTokens.get(address);
      if (tried && tried.remainingPoints <= 0) return tooMany(tried);
      await requests.consume(address);
      const isWrong = request.headers.get('authorization') && !isOwnerRequest(request, ownerToken);
      if (isWrong) await wrongTokens.consume(address);
      return undefined;
    } catch (error) {
      if (error instanceof Error) throw error;
      return tooMany(error as RateLimiterRes);
    }
  };
}

/** A route handler that answers 429 to requests above the limit. */
export function withLimit(limit: RequestLimit, handle: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => (await limit(request)) ?? handle(request);
}

function tooMany({ msBeforeNext }: RateLimiterRes): Response {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const message = `Too many requests. Try again in ${seconds} s.`;
  const headers = { 'Retry-After': String(seconds), 'Cache-Control': 'private, no-store' };
  return Response.json(
    { success: false, error: message, errors: [{ message, extensions: { code: 'TOO_MANY_REQUESTS' } }] },
    { status: 429, headers },
  );
}
