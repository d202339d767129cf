import type { DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';

/** A term with a link to its definition. */
export function Term({ definition, children }: { definition: DefinitionId; children: string }) {
  return (
    <a
      href={`/docs/statistics#${definition}`}
      aria-label={`Definition: ${children}`}
      className="underline decoration-dotted decoration-rule underline-offset-4 hover:text-violet-text"
    >
      {children}
    </a>
  );
}
