import { pageImage } from '@/lib/site/share-image/image';

export const dynamic = 'force-static';

export const GET = () => pageImage('/');
