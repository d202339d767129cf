import { answerAtom } from '@/lib/site/feed/answer';

export const dynamic = 'force-static';

export const GET = () => answerAtom('/feed.xml');
