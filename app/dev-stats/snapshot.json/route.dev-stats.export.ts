import { takeSnapshot } from '@/lib/dev-stats/graphql/snapshot';
import { env } from '@/lib/env';
import { POST } from '../../graphql/route.dev-stats';
import { pipeline } from '../pipeline';

export const dynamic = 'force-static';

export async function GET() {
  return Response.json(await takeSnapshot(POST, pipeline(), new Date(env.exportedAt ?? 0)));
}
