import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useQueryClient } from '@tanstack/react-query';
import type { GithubStats } from '@/lib/stats/documents';
import type { ViewParams } from '@/lib/view-params';
import { useView } from '../ui/use-view';
import { ActivityPanel } from './activity-panel';
import { LanguagesPanel } from './languages-panel';
import { OverviewPanel } from './overview-panel';
import { PipelinePanel } from './pipeline-panel';
import { billingQuery, type Pipeline, runsQuery, summaryQuery } from './queries';
import { RepositoriesPanel } from './repositories-panel';

const TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'languages', label: 'Languages' },
  { value: 'activity', label: 'Activity' },
  { value: 'repositories', label: 'Repositories' },
  { value: 'cicd', label: 'CI/CD' },
] as const;

interface TabView {
  tab: (typeof TABS)[number]['value'];
}

const PARAMS: ViewParams<TabView> = { tab: TABS };

interface StatsTabsProps {
  stats: GithubStats;
  pipeline: Pipeline;
  timeZone: string;
}

/** The figures by subject. Only the open tab is rendered, and only the open tab asks for its data. */
export function StatsTabs({ stats, pipeline, timeZone }: StatsTabsProps) {
  const { view, choose } = useView(PARAMS);
  const client = useQueryClient();

  function prefetch(tab: TabView['tab']) {
    if (tab !== 'cicd' || view.tab === 'cicd') return;
    void client.prefetchQuery(summaryQuery(pipeline));
    void client.prefetchQuery(runsQuery(pipeline));
    void client.prefetchQuery(billingQuery(pipeline));
  }

  return (
    <Root value={view.tab} onValueChange={(tab) => choose({ tab: tab as TabView['tab'] })}>
      <List aria-label="Statistics" className="mb-8 flex flex-wrap gap-1">
        {TABS.map(({ value, label }) => (
          <Trigger
            key={value}
            value={value}
            onPointerEnter={() => prefetch(value)}
            onFocus={() => prefetch(value)}
            className="min-h-11 rounded-lg px-4 text-ink-soft transition-colors hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-accent-ink"
          >
            {label}
          </Trigger>
        ))}
      </List>
      <Content value="overview">
        <OverviewPanel stats={stats} />
      </Content>
      <Content value="languages">
        <LanguagesPanel languages={stats.languages} />
      </Content>
      <Content value="activity">
        <ActivityPanel activity={stats.activity} timeZone={timeZone} />
      </Content>
      <Content value="repositories">
        <RepositoriesPanel repositories={stats.repositories} />
      </Content>
      <Content value="cicd">
        <PipelinePanel pipeline={pipeline} />
      </Content>
    </Root>
  );
}
