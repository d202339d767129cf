import { Fragment } from 'react';
import { DEFINITION_GROUPS } from '@/lib/stats/definitions';
import '../mdx/prose.css';

/** Every definition of the statistics, each under an anchor of its own. */
export function DefinitionList() {
  return (
    <div className="prose">
      {DEFINITION_GROUPS.map((group) => (
        <Fragment key={group.id}>
          <h2 id={group.id}>
            {group.title} <Anchor id={group.id} />
          </h2>
          {group.definitions.map(({ id, term, text }) => (
            <Fragment key={id}>
              <h3 id={id}>
                {term} <Anchor id={id} />
              </h3>
              <p>{text}</p>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </div>
  );
}

function Anchor({ id }: { id: string }) {
  return (
    <a href={`#${id}`} className="prose-anchor" aria-label="Link to this section">
      #
    </a>
  );
}
