import { useEffect, useState } from 'react';
import { formatView, type PictureView } from '@/lib/astro/photo/picture-view';
import type { ViewerPhoto } from '@/lib/astro/photo/viewer-photo';
import type { PicturePoint } from '@/lib/astro/sky/plate';
import { CopyLink } from './copy-link';
import { FieldOverlay } from './field-overlay';
import { Compass, Coordinates, ScaleBar } from './sky-instruments';
import { type Shown, type Stage, showView } from './stage';
import { ToolButton } from './tool-button';
import { useLabels } from './use-labels';
import { useStage } from './use-stage';
import { ViewerDialog } from './viewer-dialog';

/** Browsers limit how often a page may change its address. */
const ADDRESS_PAUSE_MS = 250;

interface PhotoViewerProps {
  photo: ViewerPhoto;
  /** The view of a link. A new object shows it again. */
  initial: PictureView | undefined;
  onClose(): void;
}

export function PhotoViewer({ photo, initial, onClose }: PhotoViewerProps) {
  const { title, picture, plate, marks } = photo;
  const { element, stage, shown } = useStage(photo);
  const [labels, toggleLabels] = useLabels();
  const { point, track } = usePointer(photo, shown);

  useEffect(() => {
    if (stage && initial) showView(stage, initial);
  }, [stage, initial]);
  useViewAddress(stage, shown);

  const frame = shown && { left: shown.left, top: shown.top, width: shown.width };
  const height = shown && (shown.width * picture.height) / picture.width;
  const center = shown && { x: shown.x * picture.width, y: shown.y * picture.width };
  return (
    <ViewerDialog
      title={title}
      stage={stage}
      onClose={onClose}
      keys={marks ? { l: toggleLabels } : {}}
      keyHelp={marks && ', L for labels'}
      tools={
        <>
          {marks && (
            <ToolButton pressed={labels} onClick={toggleLabels}>
              Labels
            </ToolButton>
          )}
          <CopyLink />
        </>
      }
      footer={
        <div className="flex flex-wrap gap-x-6">
          {plate && center && <Coordinates plate={plate} point={point ?? center} of={point ? 'Pointer' : 'Center'} />}
          {shown && (
            <p>
              <span className="text-dim">Zoom</span> <output>{+shown.zoom.toFixed(1)}×</output>
            </p>
          )}
        </div>
      }
    >
      <div
        role="group"
        aria-roledescription="zoomable picture"
        aria-label={title}
        aria-describedby="viewer-help"
        tabIndex={0}
        ref={element}
        onPointerMove={track}
        onPointerLeave={() => track(undefined)}
        className="absolute inset-0 overflow-hidden -outline-offset-2"
      />
      {marks && labels && frame && (
        <div className="field-clip">
          <div className="field-frame" style={{ ...frame, height }}>
            <FieldOverlay marks={marks} picture={picture} />
          </div>
        </div>
      )}
      {plate && shown && center && (
        <div className="sky-instruments">
          <ScaleBar plate={plate} shownWidth={shown.width} />
          <Compass plate={plate} point={center} />
        </div>
      )}
    </ViewerDialog>
  );
}

/** The point of the picture under the pointer, in its pixels. */
function usePointer({ picture }: ViewerPhoto, shown: Shown | undefined) {
  const [pointer, setPointer] = useState<PicturePoint>();
  const track = (event: React.PointerEvent | undefined) => {
    if (!event || event.pointerType === 'touch') return setPointer(undefined);
    const box = event.currentTarget.getBoundingClientRect();
    setPointer({ x: event.clientX - box.left, y: event.clientY - box.top });
  };
  if (!pointer || !shown) return { track };
  const unit = picture.width / shown.width;
  const point = { x: (pointer.x - shown.left) * unit, y: (pointer.y - shown.top) * unit };
  const isInside = point.x >= 0 && point.y >= 0 && point.x <= picture.width && point.y <= picture.height;
  return { point: isInside ? point : undefined, track };
}

/** Keeps the view in the address while the viewer is open. */
function useViewAddress(stage: Stage | undefined, shown: Shown | undefined): void {
  useEffect(() => {
    if (!stage || !shown) return;
    const timer = setTimeout(() => window.history.replaceState(null, '', formatView(shown)), ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [stage, shown]);
  useEffect(() => {
    return () => window.history.replaceState(null, '', window.location.pathname + window.location.search);
  }, []);
}
