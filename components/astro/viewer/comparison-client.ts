import { createViewer, readPictures } from './dialog-client';
import { type Stage, splitStage } from './stage';

/** Adds the behavior of the dialog in `comparison.tsx`. A picture with one version has no `select`. */
export function createComparison(dialog: HTMLDialogElement) {
  const [finished, ...versions] = readPictures(dialog);
  const select = dialog.querySelector('select');
  const slider = dialog.querySelector<HTMLInputElement>('input[type=range]');
  const line = dialog.querySelector<HTMLElement>('[data-split]');
  const labels = [...dialog.querySelectorAll<HTMLElement>('[data-version]')];
  let stage: Stage | undefined;

  const chosen = () => select?.selectedIndex ?? 0;

  function describe() {
    for (const label of labels) label.hidden = label.dataset.version !== String(chosen());
    // The first label of a version is its name, the second its description.
    const name = labels.find(({ hidden }) => !hidden)?.textContent ?? '';
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
