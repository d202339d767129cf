/* Opens the viewers of a page. Their script is large, so it loads on demand. */
import { type PictureView, parseView } from '@/lib/astro/photo/picture-view';

/** Set by bundle.ts. */
declare const VIEWER: { src: string; integrity: string };

declare global {
  interface Window {
    /** Set by client.ts. A view moves a viewer that is already open. */
    openViewer(dialog: HTMLDialogElement, view?: PictureView): void;
  }
}

let loading: Promise<unknown> | undefined;

function load(): Promise<unknown> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, VIEWER, { onload: resolve, onerror: reject }));
  }).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const preload = () => load().catch(() => {});

async function open(dialog: HTMLDialogElement, view?: PictureView) {
  await load();
  window.openViewer(dialog, view);
}

/** If the script fails to load, the photo viewer falls back to the largest file, and the comparison shows a message. */
async function openFrom(opener: Element, dialog: HTMLDialogElement) {
  const status = opener.parentElement?.querySelector('[role=status]');
  let message = '';
  try {
    await open(dialog);
  } catch {
    if (dialog.dataset.largest) location.assign(dialog.dataset.largest);
    message = 'Couldn’t load the comparison. Please try again.';
  }
  if (status) status.textContent = message;
}

for (const opener of document.querySelectorAll<HTMLElement>('[data-opens]')) {
  const dialog = document.getElementById(opener.dataset.opens ?? '') as HTMLDialogElement;
  opener.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openFrom(opener, dialog);
  });
  // The other opener is a link around the picture, which pointers often cross: it does not preload.
  if (opener instanceof HTMLButtonElement)
    for (const type of ['pointerenter', 'focus']) opener.addEventListener(type, preload);
}

function readAddress() {
  const view = parseView(location.hash);
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-largest]');
  if (view && dialog) open(dialog, view).catch(() => {});
}

readAddress();
addEventListener('hashchange', readAddress);
