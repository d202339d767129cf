import { sharePath } from '@/lib/share/drawing';
import { allPages } from '@/lib/site/pages';
import { pageImage } from '@/lib/site/share-image/image';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  const paths = allPages.map(({ path }) => sharePath(path).split('/'));
  return paths.filter(([, folder]) => folder === 'share').map(([, , ...path]) => ({ path }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const { path } = await params;
  return pageImage(`/${path.join('/').replace(/\.png$/, '')}`);
}
