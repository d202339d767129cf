import type { ReactNode } from 'react';
import './control-line.css';

/** One line of controls, right of the rule, and the number of results left of it. On a phone the line scrolls below the search. */
export function ControlLine({ count, search, children }: Record<'count' | 'search' | 'children', ReactNode>) {
  return (
    <search className="needs-script log-row">
      <div className="log-margin self-center max-lg:sr-only">{count}</div>
      <div className="control-line">
        <div>{search}</div>
        <div>{children}</div>
      </div>
    </search>
  );
}
