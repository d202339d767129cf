import { savePipeline } from '@/lib/dev-stats/graphql/save-pipeline';
import { env } from '@/lib/env';
import { services } from '../../graphql/services';
import { pipeline } from '../pipeline';

export const dynamic = 'force-static';

export async function GET() {
  return Response.json(await savePipeline(services, pipeline(), new Date(env.exportedAt ?? 0)));
}
