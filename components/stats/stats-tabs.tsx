import { Content, List, Root } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import type { PeriodView } from '@/lib/dev-stats/rules/date-range';
import type { ViewParams } from '@/lib/view-params';
import { TabTrigger } from '../ui/tab-trigger';
import { PERIOD_PARAMS } from './period';

const TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'languages', label: 'Languages' },
  { value: 'activity', label: 'Activity' },
  { value: 'repositories', label: 'Repositories' },
  { value: 'cicd', label: 'CI/CD' },
] as const;

export type Tab = (typeof TABS)[number]['value'];

export interface StatsView extends PeriodView {
  tab: Tab;
}

export const STATS_PARAMS: ViewParams<StatsView> = { ...PERIOD_PARAMS, tab: TABS };

interface StatsTabsProps {
  tab: Tab;
  onTab(tab: Tab): void;
  picker: ReactNode;
  children: ReactNode;
}

/** Created once, so that React does not render it again when the figures change. */
const TAB_LIST = (
  <List aria-label="Statistics" className="flex flex-wrap gap-x-2 max-sm:w-full max-sm:justify-between sm:gap-x-8">
    {TABS.map(({ value, label }) => (
      <TabTrigger key={value} value={value} className="text-[0.8125rem] sm:text-body">
        {label}
      </TabTrigger>
    ))}
  </List>
);

export function StatsTabs({ tab, onTab, picker, children }: StatsTabsProps) {
  return (
    <Root value={tab} onValueChange={(value) => onTab(value as Tab)}>
      <div className="needs-script mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-hairline max-sm:*:first:border-hairline max-sm:*:first:border-b sm:border-b print:hidden">
        {TAB_LIST}
        {picker}
      </div>
      <Content value={tab} tabIndex={-1}>
        {children}
      </Content>
    </Root>
  );
}
