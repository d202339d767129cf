import { createComparison } from './comparison-client';
import type { createViewer } from './dialog-client';
import { createPhotoViewer } from './photo-client';

const viewers = new Map<HTMLDialogElement, ReturnType<typeof createViewer>>();

window.openViewer = (dialog, view) => {
  const create = dialog.dataset.largest ? createPhotoViewer : createComparison;
  const viewer = viewers.get(dialog) ?? create(dialog);
  viewers.set(dialog, viewer);
  viewer.open(view);
};
