import { markdownResponse } from '@/lib/site/markdown/export';
import { getAllPages } from '@/lib/site/pages';
import { markdownPath } from '@/lib/site/routes';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** next.config.mjs leads /projects/x.md here; /resume.md has a route of its own. */
export function generateStaticParams() {
  const pages = getAllPages().filter(({ path }) => path !== '/resume');
  return pages.map(({ path }) => ({ path: markdownPath(path).slice(1, -'.md'.length).split('/') }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  return markdownResponse((await params).path);
}
