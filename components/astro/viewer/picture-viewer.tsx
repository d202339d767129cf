'use client';

import {
  type ComponentType,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { cropSheet } from '@/lib/astro/atlas/layout';
import { pictureUrl } from '@/lib/astro/photo/picture';
import { type PictureView, parseView } from '@/lib/astro/photo/picture-view';
import type { ViewerPhoto } from '@/lib/astro/photo/viewer-photo';
import { asServed } from '@/lib/base-path/as-served';
import { BUTTON_CLASS } from '../../ui/links';
import { cropStyle } from '../gallery/map-crop';
import { FieldOverlay } from './field-overlay';

const load = () => import('./photo-viewer').then(({ PhotoViewer }) => PhotoViewer);

type Viewer = ComponentType<{ photo: ViewerPhoto; initial: PictureView | undefined; onClose(): void }>;

/** A picture that opens in the viewer. Without JavaScript it links to its largest file. */
export function PictureViewer({ photo, children }: { photo: ViewerPhoto; children: ReactNode }) {
  const { folder, picture, labels, isDrawn } = photo;
  const { Viewer, initial, open, close } = useViewer();
  const largest = pictureUrl(folder, picture.width, 'webp');

  async function openInstead(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    await open().catch(() => window.location.assign(asServed(largest)));
  }

  return (
    <div className="sky-picture space-y-4">
      <div className="sky-frame" style={portraitRatio(picture)}>
        <div
          className={isDrawn ? 'map-crop relative' : 'relative'}
          style={isDrawn ? cropStyle(cropSheet(picture), picture) : undefined}
        >
          <div className="map-sheet">
            <a href={largest} onClick={openInstead} tabIndex={-1} className="block cursor-zoom-in">
              {children}
            </a>
            {labels && (
              <div className="field-frame field-frame-plain">
                <FieldOverlay labels={labels} picture={picture} />
              </div>
            )}
          </div>
        </div>
      </div>
      {/* Side by side only with ample room, as the fallback of the typeface has other widths. */}
      <div className="flex flex-wrap items-center justify-items-start gap-x-6 gap-y-2 max-md:grid print:hidden">
        <button
          type="button"
          onClick={openInstead}
          onPointerEnter={load}
          onFocus={load}
          className={`needs-script ${BUTTON_CLASS.primary}`}
        >
          Open the viewer
        </button>
        {labels && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input type="checkbox" defaultChecked={isDrawn} className="field-switch size-4.5 accent-violet" />
            Label stars and objects
          </label>
        )}
        <a href={largest} className="log-link inline-flex min-h-11 items-center text-soft">
          Full size, {picture.width.toLocaleString('en-US')} × {picture.height.toLocaleString('en-US')}
        </a>
      </div>
      {Viewer && <Viewer photo={photo} initial={initial} onClose={close} />}
    </div>
  );
}

/** viewer.css keeps a picture that is higher than it is wide within the height of the screen, or of the sheet. */
function portraitRatio({ width, height }: { width: number; height: number }): CSSProperties | undefined {
  return width < height ? ({ '--ratio': (width / height).toFixed(4) } as CSSProperties) : undefined;
}

/** The viewer is open while the address has a view. */
function useViewer() {
  const [Viewer, setViewer] = useState<Viewer>();
  const [initial, setInitial] = useState<PictureView>();

  const open = useCallback(async (view?: PictureView) => {
    const loaded = await load();
    setInitial(view);
    setViewer(() => loaded);
  }, []);

  useEffect(() => {
    const read = () => {
      const view = parseView(window.location.hash);
      if (view) open(view).catch(() => undefined);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [open]);

  return { Viewer, initial, open: () => open(), close: () => setViewer(undefined) };
}
