import { createContext, memo, useContext, useState } from 'react';
import { FIRST_PLAUSIBLE_DATE } from '@/lib/dev-stats/rules/constants';
import type { DateRange, PeriodView } from '@/lib/dev-stats/rules/date-range';
import type { ViewParams } from '@/lib/view-params';
import { Select } from '../ui/form/controls';

const PERIODS = [
  { value: '', label: 'Period' },
  { value: '30d', label: 'Last 30 days' },
  { value: '90d', label: 'Last 90 days' },
  { value: '1y', label: 'Last year' },
  { value: 'all', label: 'All time' },
  { value: 'custom', label: 'Custom' },
] as const;

export const PERIOD_PARAMS: ViewParams<PeriodView> = { period: PERIODS, from: 'text', to: 'text' };

export const NO_PERIOD: PeriodView = { period: '', from: '', to: '' };

/** The period of the page; undefined if none is chosen, so that each panel shows its own window. */
export const PeriodContext = createContext<DateRange | undefined>(undefined);

export function usePeriod(): DateRange | undefined {
  return useContext(PeriodContext);
}

interface PeriodPickerProps {
  view: PeriodView;
  range: DateRange | undefined;
  today: string;
  disabled: boolean;
  onChange(view: PeriodView): void;
}

export const PeriodPicker = memo(function PeriodPicker({ view, range, today, disabled, onChange }: PeriodPickerProps) {
  const choose = (period: PeriodView['period']) =>
    onChange({ ...NO_PERIOD, period, ...(period === 'custom' ? range : undefined) });
  return (
    <fieldset
      disabled={disabled}
      className="needs-script flex min-w-0 flex-wrap items-center gap-3 disabled:opacity-50 print:hidden"
    >
      <legend className="sr-only">Period of the page</legend>
      <div className="w-44 max-w-full">
        <Select label="Period" options={PERIODS} value={view.period} onChange={choose} />
      </div>
      {view.period === 'custom' && range && (
        <>
          <DateField label="From" value={range.from} max={range.to} onChange={(from) => onChange({ ...view, from })} />
          <DateField label="To" value={range.to} max={today} onChange={(to) => onChange({ ...view, to })} />
        </>
      )}
    </fieldset>
  );
});

interface DateFieldProps {
  label: string;
  value: string;
  max: string;
  onChange(date: string): void;
}

/** While a year is typed, the field has dates such as 0020-01-15. They stay in the field. */
function DateField({ label, value, max, onChange }: DateFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <label className="grid items-center gap-2 max-sm:grid-cols-[2.75rem_auto] sm:flex text-caption text-soft">
      {label}
      <input
        type="date"
        value={typed ?? value}
        min={FIRST_PLAUSIBLE_DATE}
        max={max}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value >= FIRST_PLAUSIBLE_DATE) onChange(target.value);
        }}
        onBlur={() => setTyped(undefined)}
        className="h-11 border-soft border-b bg-field px-3 text-ink tabular-nums"
      />
    </label>
  );
}
