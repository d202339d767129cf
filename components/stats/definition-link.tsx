import { type DefinitionId, definition } from '@/lib/stats/definitions';

/** Leads from a figure to what exactly it counts. */
export function DefinitionLink({ id }: { id: DefinitionId }) {
  return (
    <a
      href={`/docs/statistics#${id}`}
      aria-label={`Definition: ${definition(id).term}`}
      className="inline-grid size-6 shrink-0 place-items-center rounded-full border border-line text-caption text-ink-faint hover:border-accent hover:text-accent-ink"
    >
      ?
    </a>
  );
}
