import type { Delivery } from '@/lib/dev-stats/graphql/documents';
import {
  drawSpread,
  type SpreadAnswer,
  type SpreadWords,
  spreadReading,
} from '@/lib/dev-stats/rules/delivery/histogram';
import { formatNumber } from '@/lib/dev-stats/rules/format/numbers';
import { AxisChart, type Plot } from '../charts/axis-chart';
import { Columns } from '../charts/bar-chart';
import { Term } from '../definitions/definition-link';

interface SpreadChart extends SpreadWords {
  title: string;
  read(delivery: Delivery): SpreadAnswer;
}

const HOUR = 1;
const DAY = 24;
const CHARTS: SpreadChart[] = [
  {
    title: 'Cycle time',
    noun: 'pull request',
    verb: 'merged',
    read: (delivery) => ({ spread: delivery.cycleTimeDays, unitHours: DAY, bins: delivery.cycleTimeBins }),
  },
  {
    title: 'Lead time for changes',
    noun: 'deployed pull request',
    verb: 'reached production',
    read: (delivery) => ({ spread: delivery.leadTimeDays, unitHours: DAY, bins: delivery.leadTimeBins }),
  },
  {
    title: 'Time to first review',
    noun: 'reviewed pull request',
    verb: 'got a review',
    read: (delivery) => ({ spread: delivery.firstReviewHours, unitHours: HOUR, bins: delivery.firstReviewBins }),
  },
  {
    title: 'Time to restore',
    noun: 'restored failure',
    verb: 'ended',
    read: (delivery) => ({ spread: delivery.restoreHours, unitHours: HOUR, bins: delivery.restoreBins }),
  },
];

/** How the times are spread; undefined while loading. */
export function DeliveryHistograms({ delivery }: { delivery: Delivery | undefined }) {
  return (
    <div>
      <div className="chart-row grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-2">
        {CHARTS.map(({ title, read, ...words }) => (
          <Distribution key={title} title={title} words={words} answer={delivery && read(delivery)} />
        ))}
      </div>
      <p className="text-caption text-ink-faint">
        Definition: <Term definition="delivery-spread">how delivery times are spread</Term>
      </p>
    </div>
  );
}

const LOADING: SpreadAnswer = { spread: { count: 0, median: null, p90: null }, unitHours: HOUR, bins: [] };

interface DistributionProps {
  title: string;
  words: SpreadWords;
  answer: SpreadAnswer | undefined;
}

function Distribution({ title, words, answer }: DistributionProps) {
  const { axis, counts, marks } = drawSpread(answer ?? LOADING);
  const format = (value: number) => formatNumber(value, words.noun);
  return (
    <AxisChart
      title={title}
      reading={answer && spreadReading(answer, words)}
      unit={`${words.noun}s by time`}
      n={answer?.spread.count}
      axis={axis}
      series={answer ? [{ name: title, values: counts }] : []}
      domain={[0, HEADROOM * Math.max(...counts.map((count) => count ?? 0))]}
      isWhole
      format={format}
      columns={1}
      draw={(plot) => (
        <>
          <Columns {...plot} />
          {marks.map((mark, index) => (
            <Mark key={mark.name} {...mark} {...plot} row={index} />
          ))}
        </>
      )}
    />
  );
}

const HEADROOM = 1.3;
const ROW_HEIGHT = 14;
const NAME_WIDTH = 90;

/** Labels are below each other, because median and p90 can be close. */
function Mark({ name, place, row, x, frame }: Plot & { name: string; place: number; row: number }) {
  const at = x(place);
  // The upper name is left of its line and the lower one right, so that the names of close lines do not overlap.
  const isLeft = row === 0 ? at > NAME_WIDTH : at > frame.width - NAME_WIDTH;
  return (
    <g className="text-ink">
      <path className="chart-line" strokeDasharray="1 4" d={`M${at},${frame.top}V${frame.height - frame.bottom}`} />
      <text x={at + (isLeft ? -6 : 6)} y={frame.top + 8 + row * ROW_HEIGHT} textAnchor={isLeft ? 'end' : 'start'}>
        {name}
      </text>
    </g>
  );
}
