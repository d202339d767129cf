import type { CSSProperties } from 'react';
import { cropSheet } from '@/lib/astro/atlas/layout';
import { photoLabels } from '@/lib/astro/field/labels';
import type { Photo } from '@/lib/astro/photo/photo';
import { photoAlt } from '@/lib/astro/photo/photo-text';
import { pictureUrl } from '@/lib/astro/photo/picture';
import { asServed } from '@/lib/base-path/as-served';
import { BUTTON_CLASS } from '../../ui/links';
import { cropStyle } from '../gallery/map-crop';
import { Picture } from '../picture';
import { FieldOverlay } from './field-overlay';
import { ToolButton, ViewerDialog } from './viewer-dialog';

const SIZES = '(min-width: 80rem) 74rem, 92vw';

/** Keeps a picture that is higher than it is wide within the height of the screen, or of the sheet. */
const PORTRAIT = 'max-w-[calc(92svh*var(--ratio))] print:max-w-[calc(15cm*var(--ratio))]';

/** A picture that opens in the viewer, also from an address with a view. Without JavaScript it links to its largest file. */
export function PictureViewer({ photo, transition }: { photo: Photo; transition: string }) {
  const { title, picture, rendered } = photo;
  const isDrawn = rendered !== undefined;
  const labels = photoLabels(photo);
  const ratio = picture.width / picture.height;
  const isPortrait = ratio < 1;
  const largest = pictureUrl(picture.folder, picture.width, 'webp');
  return (
    <div className="sky-picture space-y-4">
      <div
        className={`sky-frame w-[min(100%,var(--natural))] ${isPortrait ? PORTRAIT : ''}`}
        style={{ '--ratio': ratio.toFixed(4), '--natural': `${picture.width}px` } as CSSProperties}
      >
        <div
          className={isDrawn ? 'map-crop map-crop-phone' : 'relative'}
          style={isDrawn ? cropStyle(cropSheet(picture), picture) : undefined}
        >
          <div className="map-sheet">
            <a href={largest} data-opens="photo-viewer" tabIndex={-1} className="block cursor-zoom-in">
              <Picture picture={picture} alt={photoAlt(photo)} sizes={SIZES} isMain transition={transition} />
            </a>
            {labels && (
              <div className="field-frame-plain @container pointer-events-none absolute inset-0">
                <FieldOverlay labels={labels} picture={picture} />
              </div>
            )}
          </div>
        </div>
      </div>
      {/* Side by side only with ample room, as the fallback of the typeface has other widths. */}
      <div className="flex flex-wrap items-center justify-items-start gap-x-6 gap-y-2 max-md:grid print:hidden">
        <button type="button" data-opens="photo-viewer" className={`needs-script ${BUTTON_CLASS.primary}`}>
          Open the viewer
        </button>
        {labels && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input type="checkbox" defaultChecked={isDrawn} className="field-switch size-4.5 accent-violet" />
            Label stars and objects
          </label>
        )}
        <a href={largest} className="log-link inline-flex min-h-11 items-center text-soft">
          Full size, {picture.width} × {picture.height}
        </a>
      </div>
      <ViewerDialog
        id="photo-viewer"
        title={title}
        pictures={[picture]}
        largest={asServed(largest)}
        hasLabels={labels !== undefined}
        tools={
          labels && (
            <ToolButton shortcut="l" pressed>
              Labels
            </ToolButton>
          )
        }
        footer={
          <p>
            <span className="text-dim">Zoom</span> <output>1×</output>
          </p>
        }
      >
        {labels && <div data-overlay="" className="@container pointer-events-none absolute" />}
      </ViewerDialog>
    </div>
  );
}
