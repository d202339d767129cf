import { formatView } from '@/lib/astro/photo/picture-view';
import { createViewer, readPictures } from './dialog-client';

/** Browsers limit how often a page may change its address. */
const ADDRESS_PAUSE_MS = 250;

/** Adds the behavior of the dialog in `picture-viewer.tsx`. A picture without labels has no overlay and no Labels button. */
export function createPhotoViewer(dialog: HTMLDialogElement) {
  const pictures = readPictures(dialog);
  const zoom = dialog.querySelector('output');
  const overlay = dialog.querySelector<HTMLElement>('[data-overlay]');
  const button = dialog.querySelector<HTMLElement>('[data-key=l]');
  const labels = document.querySelector('.field-frame-plain .field-overlay');
  if (overlay && labels) overlay.append(labels.cloneNode(true));
  let timer: ReturnType<typeof setTimeout>;

  function toggleLabels() {
    const isShown = button?.ariaPressed !== 'true';
    button?.setAttribute('aria-pressed', String(isShown));
    if (overlay) overlay.hidden = !isShown;
  }

  if (document.querySelector('.field-switch:not(:checked)')) toggleLabels();

  return createViewer(dialog, {
    pictures: () => pictures,
    onShown(shown) {
      const { left, top, width, zoom: factor } = shown;
      const [picture] = pictures;
      const height = picture && (width * picture.height) / picture.width;
      if (overlay) overlay.style = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
      if (zoom) zoom.textContent = `${+factor.toFixed(1)}×`;
      clearTimeout(timer);
      timer = setTimeout(() => history.replaceState(null, '', formatView(shown)), ADDRESS_PAUSE_MS);
    },
    onLabels: overlay ? toggleLabels : undefined,
    onClose() {
      clearTimeout(timer);
      history.replaceState(null, '', location.pathname + location.search);
    },
  });
}
