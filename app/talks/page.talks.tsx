import type { Metadata } from 'next';
import { ActivityPage } from '@/components/activities/activity-page';
import { getTalks } from '@/lib/content/activities';
import { talkGroups } from '@/lib/resume/activity-entries';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata: Metadata = pageMetadata('/talks');

export default function TalksPage() {
  return <ActivityPage path="/talks" groups={talkGroups(getTalks())} />;
}
