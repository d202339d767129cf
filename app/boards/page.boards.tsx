import { ActivityPage } from '@/components/activities/activity-page';
import { content } from '@/lib/boards/content';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/boards');

export default function BoardsPage() {
  return <ActivityPage path="/boards" activities={content.list()} />;
}
