'use client';

import { type ComponentType, useState } from 'react';
import { BUTTON_CLASS } from '../../ui/links';
import type { ComparedPictures } from './comparison-viewer';

type Viewer = ComponentType<ComparedPictures & { onClose(): void }>;

const load = () => import('./comparison-viewer').then(({ ComparisonViewer }) => ComparisonViewer);

export function OpenComparison(pictures: ComparedPictures) {
  const [Viewer, setViewer] = useState<Viewer>();
  const [failed, setFailed] = useState(false);

  async function open() {
    setFailed(false);
    try {
      const loaded = await load();
      setViewer(() => loaded);
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className="needs-script print:hidden">
      <button type="button" onClick={open} onPointerEnter={load} onFocus={load} className={BUTTON_CLASS.quiet}>
        Compare in detail
      </button>
      <p role="status" className="text-caption text-soft">
        {failed && 'Couldn’t load the comparison. Please try again.'}
      </p>
      {Viewer && <Viewer {...pictures} onClose={() => setViewer(undefined)} />}
    </div>
  );
}
