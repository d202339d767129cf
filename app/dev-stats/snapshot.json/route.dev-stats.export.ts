import { getProfile } from '@/lib/content/content';
import { takeSnapshot } from '@/lib/dev-stats/graphql/snapshot';
import { calendarOf } from '@/lib/dev-stats/rules/calendar';
import { statsScope } from '@/lib/dev-stats/rules/scope';
import { env } from '@/lib/env';
import { POST } from '../../graphql/route.dev-stats';

export const dynamic = 'force-static';

/** The public answers of the API, for an exported site. */
export async function GET() {
  const { repository, timeZone } = statsScope({ profile: getProfile(), env });
  const now = new Date(env.exportedAt ?? 0);
  const snapshot = await takeSnapshot(POST, {
    pipeline: { owner: repository?.owner ?? '', repo: repository?.name ?? '' },
    now,
    today: calendarOf(timeZone)(now.getTime()),
  });
  return Response.json(snapshot);
}
