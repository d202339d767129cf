import { rootCause } from '../../lib/dev-stats/store/errors';

const TIMEOUT_MS = 10_000;
const AT_ONCE = 6;
const UNKNOWN_METHOD = [403, 404, 405, 501];

/** The status, or why there is none. */
type Answer = number | string;

export async function openLinks(
  urls: readonly string[],
  { timeoutMs = TIMEOUT_MS, ...init }: RequestInit & { timeoutMs?: number } = {},
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const waiting = [...urls];
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      answers.set(url, await open(url, init, timeoutMs));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

/** Some servers answer HEAD with an error, or never. */
async function open(url: string, init: RequestInit, timeoutMs: number): Promise<Answer> {
  const answer = await ask(url, { ...init, method: 'HEAD' }, timeoutMs);
  return typeof answer === 'string' || UNKNOWN_METHOD.includes(answer)
    ? ask(url, { ...init, method: 'GET' }, timeoutMs)
    : answer;
}

async function ask(url: string, init: RequestInit, timeoutMs: number): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...init,
      headers: { 'user-agent': 'portfolio-doctor', ...init.headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return `did not answer within ${timeoutMs / 1000} seconds`;
    return `cannot be opened (${rootCause(error)})`;
  }
}
