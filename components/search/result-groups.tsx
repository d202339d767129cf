import type { ComponentProps } from 'react';
import { type Result, type ResultGroup, TOP_LABEL } from '@/lib/site/search/results';
import { ResultLink } from './result-link';

interface ResultGroupsProps {
  groups: ResultGroup[];
  propsOf(result: Result, index: number): ComponentProps<'a'>;
}

export function ResultGroups({ groups, propsOf }: ResultGroupsProps) {
  const all = groups.flatMap(({ results }) => results);
  return groups.map(({ label, results }) => (
    <div key={label} role="group" aria-label={label} className="space-y-1">
      <p aria-hidden="true" className="border-line border-t pt-4 text-caption text-ink-faint">
        {label}
      </p>
      {results.map((result) => (
        <ResultLink
          key={result.href}
          {...propsOf(result, all.indexOf(result))}
          result={result}
          showsKind={label === TOP_LABEL}
        />
      ))}
    </div>
  ));
}
