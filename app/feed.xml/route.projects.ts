import { answerAtom } from '@/lib/site/feed/formats';

export const dynamic = 'force-static';

export const GET = () => answerAtom('/feed.xml');
