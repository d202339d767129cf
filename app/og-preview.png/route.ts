import { pageImage } from '@/lib/site/share/page-image';

export const dynamic = 'force-static';

export function GET() {
  return pageImage('/');
}
