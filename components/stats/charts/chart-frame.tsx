import { type ReactNode, useId } from 'react';
import { Skeleton } from '../figure';
import './charts.css';

export interface FrameProps {
  title: string;
  /** One sentence that says what the chart shows; undefined while loading. */
  reading: string | undefined;
  unit: string;
  /** No values: only the sentence is shown. */
  isEmpty?: boolean;
  /** Drawn before the sentence. The panel then says the unit. */
  mark?: ReactNode;
}

interface ChartFrameProps extends FrameProps {
  legend?: ReactNode;
  children: ReactNode;
}

/** Has the same height before and after the data arrive. */
export function ChartFrame({ title, reading, unit, isEmpty = false, mark, legend, children }: ChartFrameProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="chart min-w-0">
      <figcaption>
        <h3 id={id} className="font-medium">
          {title}
        </h3>
        <p className="min-h-6 text-caption text-soft">
          {mark}
          {(isEmpty && reading === '' ? 'No data in this period.' : reading) ?? <Skeleton width="w-64" />}
        </p>
        {!isEmpty && !mark && (
          <p className="flex min-h-6 flex-wrap items-center gap-x-4 text-caption text-dim tabular-nums">
            <span>{unit}</span>
            {legend}
          </p>
        )}
      </figcaption>
      {!isEmpty && children}
    </figure>
  );
}
