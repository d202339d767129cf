import type { Figures } from '@/lib/dev-stats/rules/figures';
import { ActivityPanel } from './activity-panel';
import { LanguagesPanel } from './languages-panel';
import { OverviewPanel } from './overview-panel';
import { RepositoriesPanel } from './repositories-panel';
import type { Tab } from './stats-tabs';

interface StatsPanelProps {
  tab: Exclude<Tab, 'cicd'>;
  /** undefined while they are on their way. */
  figures: Figures | undefined;
  timeZone: string;
}

/** The figures of one subject. */
export function StatsPanel({ tab, figures, timeZone }: StatsPanelProps) {
  switch (tab) {
    case 'overview':
      return <OverviewPanel figures={figures} />;
    case 'languages':
      return <LanguagesPanel languages={figures?.languages} />;
    case 'activity':
      return <ActivityPanel activity={figures?.activity} timeZone={timeZone} />;
    case 'repositories':
      return <RepositoriesPanel repositories={figures?.repositories} />;
  }
}
