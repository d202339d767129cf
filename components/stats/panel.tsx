import type { ReactNode } from 'react';
import type { DefinitionId } from '@/lib/dev-stats/rules/definitions';
import { DefinitionLink } from './definition-link';

interface PanelProps {
  title: string;
  definition: DefinitionId;
  note?: ReactNode;
  children: ReactNode;
}

/** A titled part of a tab with the way to its definition. */
export function Panel({ title, definition, note, children }: PanelProps) {
  return (
    <section aria-label={title} className="min-w-0 space-y-5">
      <div className="space-y-1">
        <h2 className="flex items-center gap-3 text-title">
          {title}
          <DefinitionLink id={definition} of={title} />
        </h2>
        {note && <p className="text-caption text-ink-faint tabular-nums">{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** Why a part has no figures. */
export function NotKnown() {
  return <p className="text-ink-soft">No data from the server.</p>;
}
