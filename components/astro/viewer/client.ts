import { createComparison } from './comparison-client';
import { createPhotoViewer } from './photo-client';

const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog.viewer')];
const viewers = new Map(
  dialogs.map((dialog) => [dialog, (dialog.dataset.largest ? createPhotoViewer : createComparison)(dialog)]),
);

window.openViewer = (dialog, view) => viewers.get(dialog)?.open(view);
