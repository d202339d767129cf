import type { ActionsBilling } from '@/lib/dev-stats/graphql/documents';
import { MINUTE_MULTIPLIERS } from '@/lib/dev-stats/rules/constants';
import { formatCount } from '@/lib/dev-stats/rules/format/numbers';
import { minutesUsage } from '@/lib/dev-stats/rules/pipelines/minutes';
import { Bar } from '../../ui/bar';
import { Figure, Skeleton } from '../figure';

const LOADING = { used: undefined, included: null, barPercent: 0, over: 0, isDiscounted: false };

export function MinutesUsage({ billing }: { billing: ActionsBilling | null | undefined }) {
  if (billing === null) {
    return <p className="text-soft">No billing data. GitHub shows it only to a token that may read billing.</p>;
  }
  const { used, included, barPercent, over, isDiscounted } = billing ? minutesUsage(billing) : LOADING;
  const text = (minutes: number | null | undefined) => (billing ? formatCount(minutes) : <Skeleton width="w-8" />);
  const systems = [
    ['Ubuntu', billing?.ubuntuMinutes, MINUTE_MULTIPLIERS.ubuntu],
    ['Windows', billing?.windowsMinutes, MINUTE_MULTIPLIERS.windows],
    ['macOS', billing?.macosMinutes, MINUTE_MULTIPLIERS.macos],
  ] as const;
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Figure value={used} />
        <span className={over ? 'text-red' : 'text-soft'}>
          {over ? (
            `min, ${formatCount(over)} over the ${formatCount(included)} included`
          ) : isDiscounted ? (
            `minutes: ${formatCount(included)} included, the rest fully discounted`
          ) : (
            <>of {text(included)} included minutes</>
          )}
        </span>
      </p>
      <Bar percent={barPercent} color={over ? 'red' : 'gray'} />
      <ul className="flex flex-wrap gap-x-8 gap-y-1 text-caption text-soft tabular-nums">
        {systems.map(([name, minutes, multiplier]) => (
          <li key={name}>
            {name} {text(minutes)} min × {multiplier}
          </li>
        ))}
        <li>Not counted {text(billing?.freeMinutes)} min</li>
        <li>Paid {text(billing?.totalPaidMinutesUsed)} min</li>
      </ul>
    </div>
  );
}
