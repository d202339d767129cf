import type { Metadata } from 'next';
import { ActivityPage } from '@/components/activities/activity-page';
import { pageMetadata } from '@/lib/site/metadata';
import { groupTalks } from '@/lib/talks/content';

export const metadata: Metadata = pageMetadata('/talks');

export default function TalksPage() {
  return <ActivityPage path="/talks" groups={groupTalks()} />;
}
