import type { Metadata } from 'next';
import { ActivityPage } from '@/components/activities/activity-page';
import { articleGroups } from '@/lib/activities/entries';
import { getArticles } from '@/lib/content/activities';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata: Metadata = pageMetadata('/writing');

export default function WritingPage() {
  return <ActivityPage path="/writing" groups={articleGroups(getArticles())} />;
}
