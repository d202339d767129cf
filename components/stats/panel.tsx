import { createContext, type ReactNode, useContext, useState } from 'react';
import type { DataTable } from '@/lib/dev-stats/charts/chart';
import type { DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';
import { type Collected, collectedText, type Kept, panelProblem } from '@/lib/dev-stats/rules/source-status';
import { DefinitionLink } from './definitions/definition-link';
import { ExportButton } from './export/export-button';
import { createExportedTables, ExportContext, useExported } from './export/exported';

export const SampleContext = createContext(false);

interface Freshness {
  /** Those with figures in the panels inside. Empty while loading. */
  sources: readonly Collected[];
  /** The last day with figures, if it is before yesterday. */
  until?: string | undefined;
  kept?: Kept | null | undefined;
}

export const FreshnessContext = createContext<Freshness>({ sources: [] });

interface PanelProps {
  title: string;
  definition: DefinitionId;
  note?: ReactNode;
  /** One sentence that says what the panel shows. Empty while loading, undefined if the panel has none. */
  reading?: string | undefined;
  /** When the figures were collected, if not with the last collection of their source; null if never. */
  collectedAt?: string | null | undefined;
  /** What it shows without a chart, for files. Charts offer their own. */
  table?: DataTable | undefined;
  children: ReactNode;
}

export function Panel({ title, definition, note, reading, collectedAt, table, children }: PanelProps) {
  const isSample = useContext(SampleContext);
  const [tables] = useState(createExportedTables);
  useExported(tables, table);
  return (
    <section aria-label={title} className="min-w-0 space-y-5">
      <div className="break-after-avoid space-y-1">
        <div className="flex items-start justify-between gap-x-1">
          <h2 id={panelId(title)} className="min-w-0 text-title [&>a]:-my-1 [&>a]:ml-0.5 [&>a]:align-[0.25rem]">
            {title}
            {'\u00a0'}
            <DefinitionLink id={definition} of={title} />
          </h2>
          <div className="flex shrink-0 items-center gap-3">
            {isSample && (
              <p data-file="about" className="text-caption text-violet-text">
                Demo data
              </p>
            )}
            <ExportButton title={title} tables={tables} />
          </div>
        </div>
        {reading !== undefined && <p className="min-h-14 text-ink-soft sm:min-h-7">{reading}</p>}
        {note && (
          <p data-file="about" className="text-caption text-ink-faint tabular-nums">
            {note}
          </p>
        )}
      </div>
      <ExportContext value={tables}>{children}</ExportContext>
      <CollectionTimes collectedAt={collectedAt} />
    </section>
  );
}

/** "workflows-over-time" */
export function panelId(title: string): string {
  return title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

function CollectionTimes({ collectedAt }: Pick<PanelProps, 'collectedAt'>) {
  const { sources, kept } = useContext(FreshnessContext);
  const own = collectedAt === undefined ? sources : sources.map((source) => ({ ...source, collectedAt }));
  return (
    <p className="text-caption text-ink-faint tabular-nums">
      {collectedText(own) || '\u00a0'}
      <span className="block text-amber empty:hidden">{panelProblem(sources, kept)}</span>
    </p>
  );
}
