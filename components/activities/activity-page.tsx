import type { ActivityGroup } from '@/lib/activities';
import { getPageMeta } from '@/lib/content/content';
import { Shell } from '../shell/shell';
import { NothingYet } from '../ui/empty-result';
import { PageHeader } from '../ui/page/page-header';
import { ActivityList } from './activity-list';

interface ActivityPageProps {
  path: string;
  groups: ActivityGroup[];
}

export function ActivityPage({ path, groups }: ActivityPageProps) {
  const { heading, lead } = getPageMeta(path);
  return (
    <Shell path={path}>
      <PageHeader title={heading} lead={lead} />
      {groups.map((group) => (
        <ActivityList key={group.heading} {...group} />
      ))}
      {groups.length === 0 && <NothingYet />}
    </Shell>
  );
}
