import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { GalleryView } from '@/lib/astro/gallery/facets';
import type { ViewParams } from '@/lib/view-params';
import { useView } from '../../ui/use-view';

/** The values are known only when the photos have loaded. */
const PARAMS: ViewParams<GalleryView> = {
  q: 'text',
  type: 'text',
  constellation: 'text',
  telescope: 'text',
  camera: 'text',
  filter: 'text',
  year: 'text',
};

export interface GalleryProps {
  isOpen: boolean;
  skeleton: ReactNode;
  children: ReactNode;
  served: number;
}

/** Search and filters. Their code and data load when the tab opens. */
export function Gallery({ isOpen, skeleton, children, served }: GalleryProps) {
  const { view, type, choose } = useView(PARAMS);
  const { parts, hasFailed } = useParts(isOpen);
  const found = useMemo(() => parts?.index.find(view), [parts, view]);
  const isFiltered = Object.values(found?.view ?? view).some(Boolean);
  const rest = useMemo(() => found?.photos.slice(isFiltered ? 0 : served) ?? [], [found, isFiltered, served]);
  return (
    <>
      {hasFailed && (
        <p role="status" className="text-soft">
          Search and filters couldn’t load. Reload the page to try again.
        </p>
      )}
      {!parts && !hasFailed && skeleton}
      {parts && found && (
        <parts.GalleryControls
          view={found.view}
          facets={found.facets}
          shown={found.photos.length}
          total={parts.index.total}
          onType={type}
          onChoose={choose}
        />
      )}
      <div hidden={isFiltered && !hasFailed} className="space-y-10">
        {children}
      </div>
      {parts && (isFiltered || rest.length > 0) && <parts.Results photos={rest} />}
      {isFiltered && !parts && !hasFailed && <div className="min-h-dvh" />}
    </>
  );
}

async function load() {
  const { loadIndex, GalleryControls, Results } = await import('./gallery-parts');
  return { GalleryControls, Results, index: await loadIndex() };
}

function useParts(isOpen: boolean) {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isOpen && !parts) load().then(setParts, () => setFailed(true));
  }, [isOpen, parts]);
  return { parts, hasFailed };
}
