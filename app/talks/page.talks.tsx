import { ActivityPage } from '@/components/activities/activity-page';
import { pageMetadata } from '@/lib/site/metadata';
import { content } from '@/lib/talks/content';

export const metadata = pageMetadata('/talks');

export default function TalksPage() {
  return <ActivityPage path="/talks" activities={content.list()} />;
}
