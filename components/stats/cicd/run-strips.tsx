import type { ActionsTrend } from '@/lib/dev-stats/graphql/documents';
import { STRIP_RUNS } from '@/lib/dev-stats/rules/constants';
import { lastResults, RUN_KINDS, runStrips } from '@/lib/dev-stats/rules/pipelines/run-strips';
import { byRuns } from '@/lib/dev-stats/rules/pipelines/trend';
import { type RankedRow, stripReading } from '@/lib/dev-stats/rules/pipelines/trend-sentences';
import { TickStrips } from '../charts/tick-strips';
import { Term } from '../definitions/definition-link';
import { Skeleton } from '../figure';

const PLACEHOLDERS = Array.from({ length: 5 }, (_, index) => ({ name: '\u00a0'.repeat(index + 1), ticks: [] }));

export function RunStrips({ trend }: { trend: ActionsTrend | undefined }) {
  const strips =
    trend &&
    runStrips(
      trend.runs,
      byRuns(trend.totals).map(({ workflowName }) => workflowName),
    );
  return (
    <div>
      <TickStrips
        title="Latest runs"
        reading={strips && stripReading(lastResults(strips))}
        unit={`the last ${STRIP_RUNS} runs of each workflow, newest on the right`}
        header="Run"
        kinds={RUN_KINDS}
        strips={strips ?? PLACEHOLDERS}
        room={STRIP_RUNS}
      />
      <p className="text-caption text-ink-faint">
        Definition: <Term definition="latest-runs">latest runs</Term>
      </p>
    </div>
  );
}

const EMPTY_ROWS = [{ name: 'first', value: '', detail: '' }];

interface RankingProps {
  title: string;
  rows: RankedRow[] | undefined;
  none: string;
}

export function Ranking({ title, rows, none }: RankingProps) {
  return (
    <div className="space-y-2">
      <h3 className="text-caption text-ink-faint">{title}</h3>
      {rows?.length === 0 && <p className="text-ink-soft">{none}</p>}
      <ol className="divide-y divide-line border-line border-y empty:border-0">
        {(rows ?? EMPTY_ROWS).map(({ name, value, detail }) => (
          <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-3">
            <span className="min-w-0 wrap-anywhere">{rows ? name : <Skeleton width="w-24" />}</span>
            <span className="figures text-xl">{rows ? value : <Skeleton />}</span>
            <span className="col-span-full text-caption text-ink-faint tabular-nums">
              {rows ? detail : <Skeleton width="w-44" />}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
