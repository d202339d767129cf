import { type MouseEvent, useEffect, useRef } from 'react';
import type { DataTable } from '@/lib/dev-stats/charts/chart';

interface PanelTableProps {
  title: string;
  table: DataTable | undefined;
  onClose(): void;
}

export default function PanelTable({ title, table, onClose }: PanelTableProps) {
  const box = useRef<HTMLElement>(null);
  const hide = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The focus returns to the menu, which is the first button of the panel.
    currentTarget.closest('section')?.querySelector('button')?.focus();
    onClose();
  };
  useEffect(() => box.current?.focus(), []);
  const { columns, rows } = table ?? { columns: [], rows: [] };
  return (
    <div>
      <button type="button" onClick={hide} className="min-h-11 text-caption text-violet-text print:hidden">
        Hide table
      </button>
      <section ref={box} tabIndex={0} aria-label={`${title}, table`} className="max-h-80 overflow-auto text-caption">
        <table className="w-full text-left tabular-nums">
          <thead>
            <tr className="text-dim">
              {columns.map((column, index) => (
                <th key={column} scope="col" className={`py-1.5 font-normal ${index > 0 ? 'pl-4 text-right' : ''}`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a name can occur twice, and rows have no other key
              <tr key={row} className="border-hairline border-t">
                <th scope="row" className="py-1.5 font-normal">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className="py-1.5 pl-4 text-right">
                    {typeof cell === 'number' ? Math.round(cell * 100) / 100 : (cell ?? '—')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
