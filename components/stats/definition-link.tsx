import type { DefinitionId } from '@/lib/dev-stats/rules/definitions';

interface DefinitionLinkProps {
  id: DefinitionId;
  /** The figure it stands beside. */
  of: string;
}

/** Leads from a figure to what exactly it counts. */
export function DefinitionLink({ id, of }: DefinitionLinkProps) {
  return (
    <a
      href={`/docs/statistics#${id}`}
      aria-label={`Definition: ${of}`}
      className="inline-grid size-6 shrink-0 place-items-center rounded-full border border-line text-caption text-ink-faint tracking-normal hover:border-accent hover:text-accent-ink"
    >
      ?
    </a>
  );
}
