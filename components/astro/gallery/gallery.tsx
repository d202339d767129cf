import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { GALLERY_PARAMS } from '@/lib/astro/gallery/gallery-view';
import { useView } from '../../ui/use-view';

export interface GalleryProps {
  isOpen: boolean;
  skeleton: ReactNode;
  /** The pictures in the page, which stay until the first choice. */
  children: ReactNode;
  served: number;
}

/** Search and filters. Their code and data load when the tab opens. */
export function Gallery({ isOpen, skeleton, children, served }: GalleryProps) {
  const { view, type, choose } = useView(GALLERY_PARAMS);
  const { parts, hasFailed } = useParts(isOpen);
  const index = parts?.index;
  const isFiltered = index ? Object.values(index.known(view)).some(Boolean) : Object.values(view).some(Boolean);
  const shown = useMemo(() => index?.list(view) ?? [], [index, view]);
  const facets = useMemo(() => index?.facets(view) ?? [], [index, view]);
  const rest = useMemo(() => (isFiltered ? shown : shown.slice(served)), [shown, isFiltered, served]);
  if (hasFailed) {
    return (
      <>
        <p role="status" className="text-soft">
          Search and filters couldn’t load. Reload the page to try again.
        </p>
        {children}
      </>
    );
  }
  return (
    <>
      {parts ? (
        <parts.GalleryControls
          view={parts.index.known(view)}
          facets={facets}
          shown={shown.length}
          total={parts.index.total}
          onType={type}
          onChoose={choose}
        />
      ) : (
        skeleton
      )}
      <div hidden={isFiltered} className="space-y-10">
        {children}
      </div>
      {parts && (isFiltered || rest.length > 0) && <parts.Results photos={rest} />}
      {parts && shown.length === 0 && <parts.NothingFound />}
      {isFiltered && !parts && <div className="min-h-dvh" />}
    </>
  );
}

async function load() {
  const { loadIndex, GalleryControls, NothingFound, Results } = await import('./gallery-parts');
  return { GalleryControls, NothingFound, Results, index: await loadIndex() };
}

function useParts(isOpen: boolean) {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isOpen && !parts) load().then(setParts, () => setFailed(true));
  }, [isOpen, parts]);
  return { parts, hasFailed };
}
