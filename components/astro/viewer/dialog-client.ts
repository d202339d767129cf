import type { Picture } from '@/lib/astro/photo/picture';
import type { PictureView } from '@/lib/astro/photo/picture-view';
import { createStage, pressKey, readShown, type Shown, type Stage, showView } from './stage';

interface Behavior {
  /** Stacked, the last one on top. */
  pictures(): Picture[];
  onShown(shown: Shown, stage: Stage): void;
  onLabels?: (() => void) | undefined;
  onClose(): void;
}

/** Adds the behavior of a `ViewerDialog`. The stage exists only while the dialog is open. */
export function createViewer(dialog: HTMLDialogElement, { pictures, onShown, onLabels, onClose }: Behavior) {
  const element = dialog.querySelector('[data-stage]') as HTMLElement;
  let stage: Stage | undefined;

  function start(view?: PictureView) {
    stage?.destroy();
    const created = createStage(element, pictures());
    stage = created;
    const update = () => onShown(readShown(created), created);
    created.addOnceHandler('open', () => {
      if (view) showView(created, view);
      update();
      created.addHandler('viewport-change', update);
    });
  }

  function open(view?: PictureView) {
    if (dialog.open) {
      if (stage && view) showView(stage, view);
      return;
    }
    dialog.showModal();
    element.parentElement?.focus();
    start(view);
  }

  /** Returns whether the key does something. */
  function press(key: string): boolean {
    if (!onLabels || key.toLowerCase() !== 'l') return stage !== undefined && pressKey(stage, key);
    onLabels();
    return true;
  }

  dialog.addEventListener('click', ({ target }) => {
    const key = (target as Element).closest<HTMLElement>('[data-key]')?.dataset.key;
    if (key === 'Escape') dialog.close();
    else if (key) press(key);
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || usesKeys(event.target)) return;
    if (press(event.key)) event.preventDefault();
  });
  dialog.addEventListener('close', () => {
    stage?.destroy();
    stage = undefined;
    onClose();
    // If the address opened the viewer, no element had the focus before.
    if (!document.activeElement?.matches('[data-opens]'))
      document.querySelector<HTMLElement>(`button[data-opens="${dialog.id}"]`)?.focus();
  });
  return { open, restart: () => start(stage && readShown(stage)) };
}

function usesKeys(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

export function readPictures({ dataset }: HTMLElement): Picture[] {
  return JSON.parse(dataset.pictures ?? '[]');
}
