import { pageImage } from '@/lib/site/share/image';

export const dynamic = 'force-static';

export function GET() {
  return pageImage('/');
}
