import { createContext, type ReactNode, useContext } from 'react';
import type { DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';
import { type Collected, collectedText, type Kept, panelProblem } from '@/lib/dev-stats/rules/freshness';
import { DefinitionLink } from './definition-link';

/** Whether the figures of the panels inside are demo data. */
export const SampleContext = createContext(false);

interface Freshness {
  /** Those with figures in the panels inside. Empty while loading, and if the server does not know them. */
  sources: readonly Collected[];
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
  children: ReactNode;
}

export function Panel({ title, definition, note, reading, collectedAt, children }: PanelProps) {
  const isSample = useContext(SampleContext);
  return (
    <section aria-label={title} className="min-w-0 space-y-5">
      <div className="space-y-1">
        <div className="flex items-center justify-between gap-3">
          <h2 className="flex items-center gap-3 text-title">
            {title}
            <DefinitionLink id={definition} of={title} />
          </h2>
          {isSample && <p className="shrink-0 text-caption text-violet">Demo data</p>}
        </div>
        {reading !== undefined && <p className="min-h-14 text-ink-soft sm:min-h-7">{reading}</p>}
        {note && <p className="text-caption text-ink-faint tabular-nums">{note}</p>}
      </div>
      {children}
      <CollectionTimes collectedAt={collectedAt} />
    </section>
  );
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
