import type { Metadata } from 'next';
import { ActivityPage } from '@/components/activities/activity-page';
import { pageMetadata } from '@/lib/site/metadata';
import { groupArticles } from '@/lib/writing/content';

export const metadata: Metadata = pageMetadata('/writing');

export default function WritingPage() {
  return <ActivityPage path="/writing" groups={groupArticles()} />;
}
