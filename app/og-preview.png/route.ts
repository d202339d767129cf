import { pageImage } from '@/lib/site/share/image';

export const dynamic = 'force-static';

export const GET = () => pageImage('/');
