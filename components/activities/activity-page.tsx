import { getPageMeta } from '@/lib/content/content';
import type { ActivityGroup } from '@/lib/resume/activity-entries';
import { Shell } from '../shell/shell';
import { PageHeader } from '../ui/page-header';
import { ActivityList } from './activity-list';

interface ActivityPageProps {
  path: '/talks' | '/writing' | '/boards';
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
      {groups.length === 0 && <p className="border-line border-t pt-10 text-ink-soft">Nothing listed yet.</p>}
    </Shell>
  );
}
