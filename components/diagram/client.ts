import { savePng } from './save-png';

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
  // Firefox does not scroll to a focused link in an SVG. In Chromium, a listener would make the SVG itself focusable.
  drawing.parentElement?.addEventListener('focusin', ({ target }) => {
    (target as Element).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

for (const figure of document.querySelectorAll('.diagram')) prepare(figure);
