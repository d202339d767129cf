import type { Metadata } from 'next';
import { ActivityPage } from '@/components/activities/activity-page';
import { getBoardSeats } from '@/lib/content/activities';
import { boardGroups } from '@/lib/resume/activity-entries';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata: Metadata = pageMetadata('/boards');

export default function BoardsPage() {
  return <ActivityPage path="/boards" groups={boardGroups(getBoardSeats())} />;
}
