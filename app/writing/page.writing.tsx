import type { Metadata } from 'next';
import { ActivityPage } from '@/components/activities/activity-page';
import { getArticles } from '@/lib/content/activities';
import { articleGroups } from '@/lib/resume/activity-entries';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata: Metadata = pageMetadata('/writing');

export default function WritingPage() {
  return <ActivityPage path="/writing" groups={articleGroups(getArticles())} />;
}
