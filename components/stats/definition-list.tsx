import { Fragment } from 'react';
import { DEFINITION_GROUPS, type Definition } from '@/lib/dev-stats/rules/definitions/definitions';
import '../mdx/prose.css';

export function DefinitionList() {
  return (
    <div className="prose">
      {DEFINITION_GROUPS.map((group) => (
        <Fragment key={group.id}>
          <h2 id={group.id}>
            {group.title} <Anchor id={group.id} />
          </h2>
          {group.definitions.map((definition) => (
            <DefinitionEntry key={definition.id} {...definition} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

function DefinitionEntry({ id, term, text, window, source, collected }: Definition) {
  const facts = [
    ['Window', window],
    ['Source', source],
    ['Collected', collected],
  ];
  return (
    <>
      <h3 id={id}>
        {term} <Anchor id={id} />
      </h3>
      <p>{text}</p>
      <dl className="border-line border-l pl-4 text-caption">
        {facts.map(([name, fact]) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[5.5rem_minmax(0,1fr)]">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="max-sm:mb-1.5">{fact}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Anchor({ id }: { id: string }) {
  return (
    <a href={`#${id}`} className="prose-anchor" aria-label="Link to this section">
      #
    </a>
  );
}
