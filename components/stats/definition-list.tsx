import { Fragment } from 'react';
import { DEFINITION_GROUPS, type Definition } from '@/lib/dev-stats/rules/definitions/definitions';
import { Heading } from '../mdx/elements';
import '../mdx/prose.css';

export function DefinitionList() {
  return (
    <div className="prose">
      {DEFINITION_GROUPS.map((group) => (
        <Fragment key={group.id}>
          <Heading as="h2" id={group.id}>
            {group.title}
          </Heading>
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
      <Heading as="h3" id={id}>
        {term}
      </Heading>
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
