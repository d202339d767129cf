import type { PeriodView } from '@/lib/dev-stats/rules/date-range';
import type { ViewParams } from '@/lib/view-params';
import { PERIOD_PARAMS } from './period';
import { TAB_PARAMS, type Tab } from './stats-tabs';

export interface StatsView extends PeriodView {
  tab: Tab;
  repo: string;
}

export const STATS_PARAMS: ViewParams<StatsView> = {
  ...TAB_PARAMS,
  ...PERIOD_PARAMS,
  repo: 'text',
};
