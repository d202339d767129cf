import { useState } from 'react';
import { type HeatCell, type HourCount, heatMap, hourlySummary } from '@/lib/dev-stats/rules/hourly';
import { slotText } from '@/lib/dev-stats/rules/weekdays';
import { HeatLegend } from './heat-legend';
import { HeatSummary } from './heat-summary';
import { HeatTable } from './heat-table';
import { NotKnown, Panel } from './panel';

/** Commits of the last 90 days by hour and weekday; undefined while they are on their way, null where not known. */
export function HeatMap({ counts }: { counts: HourCount[] | null | undefined }) {
  return (
    <Panel
      title="Commits by hour and weekday"
      definition="local-hour"
      note="Last 90 days, in my local time at each commit."
    >
      {counts === null && <NotKnown />}
      {counts?.length === 0 && <p className="text-ink-soft">No hourly activity data available yet</p>}
      {(counts === undefined || (counts && counts.length > 0)) && <Chart counts={counts} />}
    </Panel>
  );
}

function Chart({ counts }: { counts: HourCount[] | undefined }) {
  const [told, setTold] = useState<HeatCell>();
  const days = heatMap(counts ?? []);
  return (
    <div className="space-y-6" inert={!counts}>
      <HeatSummary summary={hourlySummary(counts ?? [])} pending={!counts} />
      {counts ? <HeatTable days={days} onTell={setTold} /> : <div className="heat-places" />}
      <HeatLegend>{told ? slotText(told) : 'Hover, tap or focus an hour.'}</HeatLegend>
    </div>
  );
}
