import type { Definition } from '@/lib/dev-stats/rules/definitions/definitions';

export function DefinitionFacts({ window, source }: Definition) {
  const facts = [
    ['Window', window],
    ['Source', source],
  ];
  return (
    <dl className="border-hairline border-l pl-4 text-caption">
      {facts.map(([name, fact]) => (
        <div key={name} className="grid gap-x-4 sm:grid-cols-[5.5rem_minmax(0,1fr)]">
          <dt className="text-dim">{name}</dt>
          <dd className="max-sm:mb-1.5">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
