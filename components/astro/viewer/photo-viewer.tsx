import { useEffect, useState } from 'react';
import { formatView, type PictureView } from '@/lib/astro/photo/picture-view';
import type { ViewerPhoto } from '@/lib/astro/photo/viewer-photo';
import { FieldOverlay } from './field-overlay';
import { type Shown, type Stage, showView } from './stage';
import { useStage } from './use-stage';
import { ToolButton, ViewerDialog } from './viewer-dialog';

/** Browsers limit how often a page may change its address. */
const ADDRESS_PAUSE_MS = 250;

interface PhotoViewerProps {
  photo: ViewerPhoto;
  initial: PictureView | undefined;
  onClose(): void;
}

export function PhotoViewer({ photo, initial, onClose }: PhotoViewerProps) {
  const { title, picture, labels } = photo;
  const { element, stage, shown } = useStage(picture);
  const [hasLabels, setHasLabels] = useState(true);
  const toggleLabels = () => setHasLabels(!hasLabels);

  useEffect(() => {
    if (stage && initial) showView(stage, initial);
  }, [stage, initial]);
  useViewAddress(stage, shown);

  const height = shown && (shown.width * picture.height) / picture.width;
  return (
    <ViewerDialog
      title={title}
      stage={stage}
      onClose={onClose}
      onLabels={labels && toggleLabels}
      tools={
        labels && (
          <ToolButton pressed={hasLabels} onClick={toggleLabels}>
            Labels
          </ToolButton>
        )
      }
      footer={
        shown && (
          <p>
            <span className="text-dim">Zoom</span> <output>{+shown.zoom.toFixed(1)}×</output>
          </p>
        )
      }
    >
      <div ref={element} className="absolute inset-0" />
      {labels && hasLabels && shown && (
        <div
          className="@container pointer-events-none absolute"
          style={{ left: shown.left, top: shown.top, width: shown.width, height }}
        >
          <FieldOverlay labels={labels} picture={picture} />
        </div>
      )}
    </ViewerDialog>
  );
}

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
