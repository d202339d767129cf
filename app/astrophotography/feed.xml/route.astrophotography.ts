import { answerAtom } from '@/lib/site/feed/atom';

export const dynamic = 'force-static';

export const GET = () => answerAtom('/astrophotography/feed.xml');
