/** CSS pixels between a focused link and the edge of its drawing. */
const MARGIN = 16;

/** Scrolls a drawing to its focused link, which Firefox does for HTML elements only. Returns the cleanup. */
export function keepFocusInView(drawing: Element | null): (() => void) | undefined {
  const region = drawing?.parentElement;
  if (!region) return;
  const scroll = ({ target }: FocusEvent) => {
    if (!(target instanceof SVGElement)) return;
    const link = target.getBoundingClientRect();
    const frame = region.getBoundingClientRect();
    if (link.right > frame.right) region.scrollLeft += link.right - frame.right + MARGIN;
    else if (link.left < frame.left) region.scrollLeft -= frame.left - link.left + MARGIN;
  };
  region.addEventListener('focusin', scroll);
  return () => region.removeEventListener('focusin', scroll);
}
