import { Fragment } from 'react';
import { DEFINITION_GROUPS } from '@/lib/dev-stats/rules/definitions/definitions';
import { Heading } from '../../mdx/elements';
import { DefinitionFacts } from './definition-facts';
import '../../mdx/prose.css';

export function DefinitionList() {
  return (
    <div className="prose">
      {DEFINITION_GROUPS.map((group) => (
        <Fragment key={group.id}>
          <Heading as="h2" id={group.id}>
            {group.title}
          </Heading>
          {group.definitions.map((definition) => (
            <Fragment key={definition.id}>
              <Heading as="h3" id={definition.id}>
                {definition.term}
              </Heading>
              <p>{definition.text}</p>
              <DefinitionFacts {...definition} />
            </Fragment>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
