'use client';

import { lazy, Suspense, useState } from 'react';
import { BUTTON_CLASS } from '../../ui/links';
import type { ComparedPictures } from './comparison-viewer';

const load = () => import('./comparison-viewer').then(({ ComparisonViewer }) => ({ default: ComparisonViewer }));
const ComparisonViewer = lazy(load);

export function OpenComparison(pictures: ComparedPictures) {
  const [state, setState] = useState<'open' | 'failed'>();
  const open = () =>
    load().then(
      () => setState('open'),
      () => setState('failed'),
    );
  return (
    <div className="needs-script print:hidden">
      <button type="button" onClick={open} onPointerEnter={load} onFocus={load} className={BUTTON_CLASS.quiet}>
        Compare in detail
      </button>
      <p role="status" className="text-caption text-soft">
        {state === 'failed' && 'Couldn’t load the comparison. Please try again.'}
      </p>
      {state === 'open' && (
        <Suspense>
          <ComparisonViewer {...pictures} onClose={() => setState(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
