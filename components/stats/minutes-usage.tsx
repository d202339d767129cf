import { MINUTE_MULTIPLIERS } from '@/lib/stats/definitions';
import type { ActionsBilling } from '@/lib/stats/documents';
import { formatCount } from '@/lib/stats/format';
import { minutesUsage } from '@/lib/stats/minutes';
import { Bar } from './bar';

/** How much of the included minutes is used up. */
export function MinutesUsage({ billing }: { billing: ActionsBilling | null }) {
  if (!billing) {
    return (
      <p className="text-ink-soft">
        Not known: the billing figures were not collected, or the token may not read them.
      </p>
    );
  }
  const { used, included, barPercent, over } = minutesUsage(billing);
  const systems = [
    ['Ubuntu', billing.ubuntuMinutes, MINUTE_MULTIPLIERS.ubuntu],
    ['Windows', billing.windowsMinutes, MINUTE_MULTIPLIERS.windows],
    ['macOS', billing.macosMinutes, MINUTE_MULTIPLIERS.macos],
  ] as const;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="figures text-figure">{formatCount(used)}</span>
        <span className={over ? 'text-red' : 'text-ink-soft'}>
          of {formatCount(included)} included minutes{over && ', above the allowance'}
        </span>
      </p>
      <Bar percent={barPercent} color={over ? 'red' : 'violet'} />
      <ul className="flex flex-wrap gap-x-8 gap-y-1 text-caption text-ink-soft tabular-nums">
        {systems.map(([name, minutes, multiplier]) => (
          <li key={name}>
            {name} {formatCount(minutes)} min × {multiplier}
          </li>
        ))}
        <li>Paid {formatCount(billing.totalPaidMinutesUsed)} min</li>
      </ul>
    </>
  );
}
