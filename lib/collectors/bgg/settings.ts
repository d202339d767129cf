import { apiUrlProblem } from '../shared/api-settings';
import { BggError } from './errors';

const API_URL = 'https://boardgamegeek.com/xmlapi2';

/** Returns the API root. Throws BggError for addresses that expose the token or lose it in a redirect, as www does. */
export function checkApiUrl(text: string): string {
  const problem = apiUrlProblem(text);
  if (problem) throw invalidUrl(problem);
  const url = new URL(text);
  if (url.hostname.endsWith('.boardgamegeek.com')) throw invalidUrl('must use the host boardgamegeek.com without www');
  return url.href.replace(/\/+$/, '');
}

function invalidUrl(problem: string): BggError {
  return new BggError('setup', `BGG_API_URL ${problem}. Remove it, or set it to ${API_URL}.`);
}

/** Whether a text can be a BoardGameGeek user name. Old accounts contain spaces and punctuation. */
export function isUsername(text: string): boolean {
  return text.length <= 60 && /^[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}_ .'-]*[\p{L}\p{N}\p{M}_.'-])?$/u.test(text);
}
