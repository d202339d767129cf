import { type ReactNode, Suspense, useState } from 'react';
import type { DataTable } from '@/lib/dev-stats/charts/chart';
import type { DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';
import { MenuButton } from './export/menu-button';
import { lazyPart } from './lazy-part';
import './panel.css';

const PanelTable = lazyPart(() => import('./export/panel-table'));

interface PanelProps {
  title: string;
  definitions: readonly DefinitionId[];
  note?: ReactNode;
  /** One sentence that says what the panel shows. Empty while loading, undefined if the panel has none. */
  reading?: string | undefined;
  table?: DataTable | undefined;
  className?: string;
  children: ReactNode;
}

export function Panel({ title, definitions, note, reading, table, className = '', children }: PanelProps) {
  const [isTableShown, setIsTableShown] = useState(false);
  return (
    <section aria-label={title} className={`min-w-0 space-y-4 ${className}`}>
      <div className="break-after-avoid space-y-1">
        <div className="flex items-start justify-between gap-x-4">
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
            <h2 className="font-serif text-title">{title}</h2>
            {note && (
              <p data-file="about" className="text-caption text-dim tabular-nums">
                {note}
              </p>
            )}
          </div>
          <MenuButton title={title} table={table} definitions={definitions} onShowTable={() => setIsTableShown(true)} />
        </div>
        {reading !== undefined && <p className="min-h-[1.6em] text-soft">{reading}</p>}
      </div>
      {children}
      {isTableShown && (
        <Suspense>
          <PanelTable title={title} table={table} onClose={() => setIsTableShown(false)} />
        </Suspense>
      )}
    </section>
  );
}
