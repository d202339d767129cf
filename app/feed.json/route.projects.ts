import { answerJson } from '@/lib/site/feed/formats';

export const dynamic = 'force-static';

export const GET = () => answerJson('/feed.json');
