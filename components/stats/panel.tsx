import { createContext, type ReactNode, useContext } from 'react';
import type { DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';

/** Whether the figures of the panels inside are demo data. */
export const SampleContext = createContext(false);

interface PanelProps {
  title: string;
  definition: DefinitionId;
  note?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, definition, note, children }: PanelProps) {
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
        {note && <p className="text-caption text-ink-faint tabular-nums">{note}</p>}
      </div>
      {children}
    </section>
  );
}

interface DefinitionLinkProps {
  id: DefinitionId;
  of: string;
}

export function DefinitionLink({ id, of }: DefinitionLinkProps) {
  return (
    <a
      href={`/docs/statistics#${id}`}
      aria-label={`Definition: ${of}`}
      className="inline-grid size-6 shrink-0 place-items-center rounded-full border border-line text-caption text-ink-faint tracking-normal hover:border-accent hover:text-accent-ink print:hidden"
    >
      ?
    </a>
  );
}
