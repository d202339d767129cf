import { Content, List, Root } from '@radix-ui/react-tabs';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Pipeline } from '@/lib/dev-stats/graphql/operations';
import type { DateRange } from '@/lib/dev-stats/rules/date-range';
import type { ViewParams } from '@/lib/view-params';
import { TabTrigger } from '../ui/tab-trigger';
import { billingQuery, deliveryQuery, runsQuery, summaryQuery, trendQuery } from './queries';

const TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'languages', label: 'Languages' },
  { value: 'activity', label: 'Activity' },
  { value: 'repositories', label: 'Repositories' },
  { value: 'cicd', label: 'CI/CD' },
] as const;

export type Tab = (typeof TABS)[number]['value'];
export const TAB_PARAMS: ViewParams<{ tab: Tab }> = { tab: TABS };

interface StatsTabsProps {
  tab: Tab;
  onTab(tab: Tab): void;
  pipeline: Pipeline;
  /** Of the CI/CD tab. */
  period: DateRange | undefined;
  children: ReactNode;
}

/** Hovering or focusing the CI/CD tab prefetches its data. */
export function StatsTabs({ tab, onTab, pipeline, period, children }: StatsTabsProps) {
  const client = useQueryClient();

  function prefetch(value: Tab) {
    if (value !== 'cicd' || tab === 'cicd') return;
    void client.prefetchQuery(summaryQuery(pipeline, period));
    void client.prefetchQuery(trendQuery(pipeline, period));
    void client.prefetchQuery(runsQuery(pipeline, period));
    void client.prefetchQuery(billingQuery(pipeline));
    void client.prefetchQuery(deliveryQuery(pipeline, period));
  }

  return (
    <Root value={tab} onValueChange={(value) => onTab(value as Tab)}>
      <List aria-label="Statistics" className="-mx-2 mb-8 flex flex-wrap justify-between p-1 sm:justify-start sm:gap-1">
        {TABS.map(({ value, label }) => (
          <TabTrigger
            key={value}
            value={value}
            onPointerEnter={() => prefetch(value)}
            onFocus={() => prefetch(value)}
            className="px-2 text-caption sm:px-4 sm:text-base"
          >
            {label}
          </TabTrigger>
        ))}
      </List>
      <Content value={tab} tabIndex={-1}>
        {children}
      </Content>
    </Root>
  );
}
