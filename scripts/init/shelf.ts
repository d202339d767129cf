import { clientFromEnv } from '../../lib/collectors/bgg/from-env';
import { isUsername } from '../../lib/collectors/bgg/settings';
import { fetchCollection } from '../../lib/collectors/bgg/sync';
import { systemClock } from '../../lib/collectors/shared/time';
import type { Owner } from '../../lib/setup/init/owner';
import { createProgress } from '../collect/progress';

/** The board games of a user. If they cannot be fetched, the site begins without them, and `note` says why. */
export async function fetchShelf(username: string | undefined): Promise<{ shelf?: Owner['shelf']; note?: string }> {
  if (!username) return {};
  if (!isUsername(username)) return { note: withoutShelf(`"${username}" is not a BoardGameGeek user name`) };
  const progress = createProgress();
  try {
    const client = clientFromEnv({ report: progress.note });
    const { text } = await fetchCollection({ username, client, clock: systemClock, progress });
    return { shelf: { username, collection: text } };
  } catch (error) {
    return { note: withoutShelf((error as Error).message) };
  } finally {
    progress.stop();
  }
}

function withoutShelf(reason: string): string {
  const advice =
    'To add them later, run `npm run collect -- bgg USERNAME` and set `tabletop: true` under sections in content/profile.mdx.';
  return `The site begins without board games: ${reason.replace(/\.$/, '')}. ${advice}`;
}
