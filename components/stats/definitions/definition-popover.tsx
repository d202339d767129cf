import { DEFINITION_GROUPS, type Definition, type DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';
import { AnchoredPopover, type AnchoredProps } from '../../ui/anchored-popover';
import { DefinitionFacts } from './definition-facts';

const DEFINITIONS: Definition[] = DEFINITION_GROUPS.flatMap((group) => [...group.definitions]);

export function DefinitionPopover({ definition, ...anchored }: AnchoredProps & { definition: DefinitionId }) {
  const known = DEFINITIONS.find(({ id }) => id === definition);
  if (!known) return null;
  return (
    <AnchoredPopover {...anchored} label={`Definition: ${known.term}`}>
      <p className="font-medium">{known.term}</p>
      <p className="mt-1 mb-3 text-ink-soft">{known.text}</p>
      <DefinitionFacts {...known} />
      <a
        href={`/docs/statistics#${definition}`}
        className="mt-1 inline-flex min-h-11 items-center text-accent-ink underline underline-offset-4"
      >
        More on the definitions page
      </a>
    </AnchoredPopover>
  );
}
