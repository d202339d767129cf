import type { Picture } from '@/lib/astro/photo/picture';
import type { PictureView } from '@/lib/astro/photo/picture-view';
import { prepareComparison } from './comparison-client';
import { preparePhoto } from './photo-client';
import { createStage, pressKey, readShown, type Shown, type Stage, showAll, showView, zoomBy } from './stage';

/** What is special in one of the two viewers. */
export interface Behavior {
  /** They lie on each other, the last one on top. */
  pictures(): Picture[];
  onShown(shown: Shown, stage: Stage): void;
  onLabels?: (() => void) | undefined;
  onClose?(): void;
}

const TOOLS: Record<string, (stage: Stage) => void> = {
  'zoom-out': (stage) => zoomBy(stage, 2 / 3),
  'zoom-in': (stage) => zoomBy(stage, 1.5),
  fit: showAll,
};

/** `viewer-dialog.tsx` renders the dialog. It has a stage while it is open. */
function createViewer(dialog: HTMLDialogElement) {
  const behavior = dialog.dataset.largest ? preparePhoto(dialog) : prepareComparison(dialog, () => start());
  const group = dialog.querySelector<HTMLElement>('[role=group]');
  const element = dialog.querySelector<HTMLElement>('[data-stage]');
  let stage: Stage | undefined;

  function start(view?: PictureView) {
    if (!element) return;
    stage?.destroy();
    const created = createStage(element, behavior.pictures());
    stage = created;
    const update = () => behavior.onShown(readShown(created), created);
    created.addOnceHandler('open', () => {
      if (view) showView(created, view);
      update();
      created.addHandler('viewport-change', update);
    });
  }

  dialog.addEventListener('click', ({ target }) => {
    const tool = (target as Element).closest<HTMLElement>('[data-tool]')?.dataset.tool ?? '';
    if (tool === 'close') dialog.close();
    if (tool === 'labels') behavior.onLabels?.();
    if (stage) TOOLS[tool]?.(stage);
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || usesKeys(event.target)) return;
    const isLabels = behavior.onLabels && event.key.toLowerCase() === 'l';
    if (isLabels) behavior.onLabels?.();
    if (isLabels || (stage && pressKey(stage, event.key))) event.preventDefault();
  });
  dialog.addEventListener('close', () => {
    stage?.destroy();
    stage = undefined;
    behavior.onClose?.();
  });

  return (view?: PictureView) => {
    if (dialog.open) {
      if (stage && view) showView(stage, view);
      return;
    }
    dialog.showModal();
    group?.focus();
    start(view);
  };
}

function usesKeys(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

const viewers = new Map<HTMLDialogElement, ReturnType<typeof createViewer>>();

window.openViewer = (dialog, view) => {
  const open = viewers.get(dialog) ?? createViewer(dialog);
  viewers.set(dialog, open);
  open(view);
};
