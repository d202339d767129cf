import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { timeAxis } from '@/lib/dev-stats/charts/axis';
import type { Pipeline } from '@/lib/dev-stats/graphql/operations';
import { stepFor, stepsIn, sumsIn } from '@/lib/dev-stats/rules/daily';
import { type DateRange, formatRange } from '@/lib/dev-stats/rules/date-range';
import { formatCount, formatNumber, formatShare } from '@/lib/dev-stats/rules/format';
import { type Collected, collectedText, type Kept, panelProblem } from '@/lib/dev-stats/rules/freshness';
import type { History } from '@/lib/dev-stats/rules/history';
import { languageColor } from '@/lib/dev-stats/rules/language-colors';
import { languagesIn } from '@/lib/dev-stats/rules/language-history';
import { daysReading } from '@/lib/dev-stats/rules/readings';
import { reportFigures } from '@/lib/dev-stats/rules/report';
import { asServed } from '@/lib/site/base-path/as-served';
import { Bar } from '../ui/bar';
import { BUTTON_CLASS } from '../ui/links';
import { BarChart } from './charts/bar-chart';
import { Skeleton } from './figure';
import { MissingHistory } from './notices';
import { ReportDelivery } from './report-delivery';
import { useHistory } from './use-history';
import './report.css';

interface ReportProps {
  owner: string;
  pipeline: Pipeline;
  range: DateRange;
  sources: readonly Collected[];
  kept: Kept | null | undefined;
  isSample: boolean;
  picker: ReactNode;
  onClose(): void;
}

export default function Report({ owner, pipeline, range, sources, kept, isSample, picker, onClose }: ReportProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const history = useHistory();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="space-y-6">
      <div className="mx-auto flex max-w-222 flex-wrap items-end justify-between gap-4 print:hidden">
        <button type="button" className={BUTTON_CLASS.quiet} onClick={onClose}>
          <ArrowLeft />
          All statistics
        </button>
        <div className="flex flex-wrap items-end gap-4">
          {picker}
          <button type="button" className={BUTTON_CLASS.primary} onClick={() => window.print()}>
            Print
          </button>
        </div>
      </div>
      <article aria-label="Report" className="report">
        <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <div>
            <h2 ref={heading} tabIndex={-1} className="text-section outline-none">
              {owner}, developer statistics
            </h2>
            <p className="text-ink-soft tabular-nums">{formatRange(range)}</p>
          </div>
          {isSample && <p className="text-violet print:text-ink">Demo data, not real activity.</p>}
        </header>
        {history === null ? (
          <MissingHistory />
        ) : (
          <>
            <Headline history={history} range={range} />
            <Commits history={history} range={range} />
          </>
        )}
        <div className="report-columns">
          {history !== null && <Languages history={history} range={range} />}
          <ReportDelivery pipeline={pipeline} range={range} />
        </div>
        <div className="text-caption text-ink-faint tabular-nums">
          <p>{collectedText(sources)} Days are those of my local time at each commit.</p>
          <p className="text-amber empty:hidden print:text-ink">{panelProblem(sources, kept)}</p>
          <p className="wrap-anywhere">Definitions: {window.location.origin + asServed('/docs/statistics')}</p>
        </div>
      </article>
    </div>
  );
}

interface PartProps {
  history: History | undefined;
  range: DateRange;
}

function Headline({ history, range }: PartProps) {
  const report = history && reportFigures(history, range);
  return (
    <div className="space-y-2">
      <dl className="report-figures">
        {(report?.figures ?? LOADING).map(({ label, value, change }) => (
          <div key={label} className="flex flex-col">
            <dt className="order-2 text-caption text-ink-soft">{report ? label : <Skeleton width="w-24" />}</dt>
            <dd className="figures order-1 text-section">{report ? formatCount(value) : <Skeleton />}</dd>
            <dd className="order-3 min-h-5 text-caption text-ink-faint tabular-nums">{change}</dd>
          </div>
        ))}
      </dl>
      <p className="min-h-5 text-caption text-ink-faint">{report?.comparison}</p>
    </div>
  );
}

const LOADING = ['a', 'b', 'c', 'd'].map((label) => ({ label, value: 0, change: '' }));

function Commits({ history, range }: PartProps) {
  const step = stepFor(range);
  const activity = history?.dates.map((date, index) => ({ date, commits: history.commits[index] ?? 0 }));
  return (
    <BarChart
      title={`Commits by ${step}`}
      reading={activity && daysReading(activity, range, history?.dates[0])}
      unit={`commits per ${step}`}
      axis={timeAxis(step, stepsIn(range, step))}
      series={history ? [{ name: 'Commits', values: sumsIn(history.dates, history.commits, range, step) }] : []}
      format={(commits) => formatNumber(commits, 'commit')}
      isWhole
    />
  );
}

const LANGUAGES = 6;

function Languages({ history, range }: PartProps) {
  const languages = history && languagesIn(history.languages, range);
  return (
    <section aria-label="Languages" className="min-w-0 space-y-2">
      <h3 className="font-medium">Languages</h3>
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {languages?.slice(0, LANGUAGES).map(({ name, share }) => (
          <li key={name} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_4rem] items-center gap-x-4 py-1.5">
            <span className="wrap-anywhere">{name}</span>
            <Bar percent={share} color={languageColor(name)} />
            <span className="text-right tabular-nums">{formatShare(share)}</span>
          </li>
        ))}
      </ul>
      <p className="text-caption text-ink-faint">
        {languages?.length === 0 ? 'No language data for these days.' : 'Share of commits, by the files they changed.'}
      </p>
    </section>
  );
}
