import { answerJson } from '@/lib/site/feed/answer';

export const dynamic = 'force-static';

export const GET = () => answerJson('/feed.json');
