import type { Octokit } from '@octokit/core';
import type { Clock } from '../shared/time';
import { GithubError } from './github-error';
import { type Answer, LONGEST_WAIT_MS, serverWait } from './server-wait';

const MOST_WAITS = 5;

interface WaitOptions {
  waits?: { clock: Clock; report: (line: string) => void };
  [option: string]: unknown;
}

/**
 * Octokit plugin: waits as long as the server says and asks again. The throttling plugin knows only one wording and
 * the machine's clock, and the retry plugin does not read Retry-After, so both leave limits to this one.
 */
export function waits(octokit: Octokit, { waits: options }: WaitOptions): void {
  if (!options) return;
  const { clock, report } = options;
  octokit.hook.wrap('request', async (request, parameters) => {
    for (let attempt = 0; ; attempt += 1) {
      const { answer, settle } = await outcome(() => request(parameters));
      const wait = answer && serverWait(answer, attempt, clock.now());
      if (wait === undefined) return settle();
      if (wait > LONGEST_WAIT_MS || attempt >= MOST_WAITS) throw limitError(wait, clock.now(), answer?.status);
      report(`GitHub asks to wait ${Math.ceil(wait / 1000)} s.`);
      await clock.sleep(wait);
    }
  });
}

/** The answer of a request that succeeded or failed, and a way to let it end as it did. */
async function outcome<T extends { status: number; headers: object; data?: unknown }>(request: () => Promise<T> | T) {
  try {
    const response = await request();
    return { answer: toAnswer(response), settle: () => response };
  } catch (error) {
    const { response } = error as { response?: { status: number; headers: object; data?: unknown } };
    return {
      answer: response && toAnswer(response),
      settle: (): never => {
        throw error;
      },
    };
  }
}

function toAnswer(response: { status: number; headers: object; data?: unknown }): Answer {
  return { status: response.status, headers: response.headers as Answer['headers'], body: response.data };
}

function limitError(wait: number, now: Date, status: number | undefined): GithubError {
  const until = `${new Date(now.getTime() + wait).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return new GithubError('limit', `GitHub's rate limit is used up until ${until}; run the command again after that.`, {
    status,
  });
}
