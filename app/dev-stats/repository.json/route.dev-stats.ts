import { siteRepository } from '@/lib/site/repository';

export const dynamic = 'force-static';

/** null if the build has no full history. */
export async function GET() {
  return Response.json((await siteRepository()) ?? null);
}
