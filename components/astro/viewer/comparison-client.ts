import { createViewer, readPictures } from './dialog-client';
import { type Stage, splitStage } from './stage';

/** `comparison.tsx` renders the parts that are looked up. One version needs no choice. */
export function createComparison(dialog: HTMLDialogElement) {
  const [finished, ...versions] = readPictures(dialog);
  const select = dialog.querySelector('select');
  const slider = dialog.querySelector<HTMLInputElement>('input[type=range]');
  const line = dialog.querySelector<HTMLElement>('[data-split]');
  const names = [...dialog.querySelectorAll('[data-version-name]')];
  const texts = [...dialog.querySelectorAll('[data-version-text]')];
  let stage: Stage | undefined;

  const chosen = () => select?.selectedIndex ?? 0;

  function describe() {
    for (const parts of [names, texts]) {
      for (const [index, part] of parts.entries()) part.toggleAttribute('hidden', index !== chosen());
    }
    const name = names[chosen()]?.textContent ?? '';
    const position = slider?.valueAsNumber ?? 50;
    slider?.setAttribute('aria-label', `Share of ${name}`);
    slider?.setAttribute('aria-valuetext', `${position}% ${name}, ${100 - position}% finished picture`);
    if (line) line.style.left = `${position}%`;
    if (stage) splitStage(stage, position / 100);
  }

  const viewer = createViewer(dialog, {
    pictures: () => [finished, versions[chosen()]].filter((picture) => picture !== undefined),
    onShown(_, opened) {
      stage = opened;
      describe();
    },
    onClose() {
      stage = undefined;
    },
  });
  slider?.addEventListener('input', describe);
  select?.addEventListener('change', () => {
    stage = undefined;
    viewer.restart();
    describe();
  });
  describe();
  return viewer;
}
