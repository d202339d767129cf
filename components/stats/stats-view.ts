import type { PeriodView } from '@/lib/dev-stats/rules/date-range';
import type { ViewParams } from '@/lib/view-params';
import { PERIOD_PARAMS } from './period';
import { TAB_PARAMS, type Tab } from './stats-tabs';

/** What the page shows, in its address. */
export interface StatsView extends PeriodView {
  tab: Tab;
  /** Full name of the open repository. */
  repo: string;
  view: '' | 'report';
}

export const STATS_PARAMS: ViewParams<StatsView> = {
  ...TAB_PARAMS,
  ...PERIOD_PARAMS,
  repo: 'text',
  view: [{ value: '' }, { value: 'report' }],
};
