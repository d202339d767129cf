import { env } from '../../env';
import { systemClock } from '../github/clock';
import { checkApiUrl } from './api-url';
import { BggError } from './bgg-error';
import { type BggClient, createClient } from './client';

interface Options {
  report: (line: string) => void;
  /** No request begins after it. */
  until?: Date;
}

/** A client of the service that the environment names. Throws BggError where it names none that can work. */
export function clientFromEnv({ report, until }: Options): BggClient {
  const { bggToken: token, bggApiUrl, bggPauseMs: pauseMs } = env;
  if (!token)
    throw new BggError(
      'setup',
      'BGG_TOKEN is not set, so nothing was fetched; https://boardgamegeek.com/using_the_xml_api tells how to get one.',
    );
  if (!/^[\x21-\x7e]+$/.test(token)) throw new BggError('setup', 'BGG_TOKEN holds blanks or signs that no token has.');
  const common = { token, apiUrl: checkApiUrl(bggApiUrl), pauseMs, report, until };
  return createClient({ ...common, fetch: globalThis.fetch, clock: systemClock });
}
