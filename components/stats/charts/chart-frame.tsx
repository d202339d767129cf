import { type ReactNode, useContext, useId, useState } from 'react';
import type { DataTable } from '@/lib/dev-stats/charts/chart';
import { formatCount } from '@/lib/dev-stats/rules/format/numbers';
import { ExportContext, useExported } from '../export/exported';
import { Skeleton } from '../figure';
import './charts.css';

export interface FrameProps {
  title: string;
  /** One sentence that says what the chart shows; undefined while loading. */
  reading: string | undefined;
  unit: string;
  /** Whose values a chart of one of several shows, for files. */
  subject?: string | undefined;
  /** Number of values behind the chart, if the unit does not say it. */
  n?: number | undefined;
}

interface ChartFrameProps extends FrameProps {
  legend?: ReactNode;
  table: DataTable;
  format(value: number): string;
  children: ReactNode;
}

/** A figure with its name, what it says, its unit, and its values as a table. It is as high before the data arrive. */
export function ChartFrame({ title, reading, unit, subject, n, ...frame }: ChartFrameProps) {
  const { legend, table, format, children } = frame;
  const id = useId();
  const isEmpty = n === 0;
  const file = subject === undefined ? table : { ...table, title: `${title}, ${subject}` };
  useExported(useContext(ExportContext), reading === undefined || isEmpty ? undefined : file);
  return (
    <figure aria-labelledby={id} className="chart min-w-0">
      <figcaption>
        <h3 id={id} className="font-medium">
          {title}
        </h3>
        <p className="min-h-12 text-caption text-ink-soft sm:min-h-6">
          {(isEmpty && reading === '' ? 'No data in this period.' : reading) ?? <Skeleton width="w-64" />}
        </p>
        {!isEmpty && (
          <p className="mt-1 flex min-h-6 flex-wrap items-center gap-x-4 text-caption text-ink-faint tabular-nums">
            <span>
              {unit}
              {n !== undefined && `, n ${formatCount(n)}`}
            </span>
            {legend}
          </p>
        )}
      </figcaption>
      {!isEmpty && (
        <div>
          {children}
          <TableBehind table={table} format={format} />
        </div>
      )}
    </figure>
  );
}

function TableBehind({ table, format }: Pick<ChartFrameProps, 'table' | 'format'>) {
  const [isOpen, setIsOpen] = useState(false);
  const { title, columns, rows } = table;
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="text-caption">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-faint hover:text-accent-ink">
        {isOpen ? 'Hide table' : 'Show as table'}
      </summary>
      {isOpen && (
        <section tabIndex={0} aria-label={`${title}, table`} className="max-h-80 overflow-auto">
          <table className="w-full text-left tabular-nums">
            <thead>
              <tr className="text-ink-faint">
                {columns.map((column, index) => (
                  <th key={column} scope="col" className={`py-1.5 font-normal ${index > 0 ? 'pl-4 text-right' : ''}`}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells]) => (
                <tr key={name} className="border-line border-t">
                  <th scope="row" className="py-1.5 font-normal">
                    {name}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 1]} className="py-1.5 pl-4 text-right">
                      {typeof cell === 'number' ? format(cell) : (cell ?? '—')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
