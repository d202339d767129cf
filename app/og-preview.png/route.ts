import { pageImage } from '@/lib/share/page-image';

export const dynamic = 'force-static';

export function GET() {
  return pageImage('/');
}
