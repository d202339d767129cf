import { ORIGIN } from '@/lib/origin';
import { allPages, getPage } from '@/lib/site/pages';
import { markdownPath } from '@/lib/site/routes';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** next.config.mjs leads /projects/x.md here. */
export function generateStaticParams() {
  return allPages.map(({ path }) => ({ path: markdownPath(path).slice(1, -'.md'.length).split('/') }));
}

/** The address and headers of a copy. The step after the build writes its text (scripts/finish-build/markdown.ts). */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const address = `/${(await params).path.join('/')}`;
  const path = address === '/index' ? '/' : address;
  return new Response('The build writes this copy from the finished page.\n', {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      link: `<${ORIGIN}${path}>; rel="canonical"`,
      ...(getPage(path)?.isListed === false && { 'x-robots-tag': 'noindex' }),
    },
  });
}
