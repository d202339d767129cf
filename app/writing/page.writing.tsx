import { ActivityPage } from '@/components/activities/activity-page';
import { pageMetadata } from '@/lib/site/metadata';
import { content } from '@/lib/writing/content';

export const metadata = pageMetadata('/writing');

export default function WritingPage() {
  return <ActivityPage path="/writing" activities={content.list()} />;
}
