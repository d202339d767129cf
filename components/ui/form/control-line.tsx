import type { ReactNode } from 'react';
import './control-line.css';

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
