import { savePng } from './save-png';

/** diagram-figure.tsx renders every element that is looked up. */
function prepare(figure: Element) {
  const button = figure.querySelector<HTMLElement>('[data-export]');
  const status = figure.querySelector('[role=status]');
  const drawing = figure.querySelector<SVGSVGElement>('.diagram-drawing > svg');
  if (!button || !status || !drawing) return;
  button.addEventListener('click', async () => {
    status.textContent = '';
    try {
      await savePng(drawing, button.dataset.export ?? '');
    } catch {
      status.textContent = 'Couldn’t create the image. Please try again.';
    }
  });
  // Firefox scrolls to a focused HTML element only. Chromium gives the focus to an SVG that listens for it, so its region does.
  drawing.parentElement?.addEventListener('focusin', ({ target }) => {
    (target as Element).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

for (const figure of document.querySelectorAll('.diagram')) prepare(figure);
