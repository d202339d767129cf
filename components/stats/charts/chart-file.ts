/** Attributes that a drawing needs outside the page. */
const PROPERTIES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'];
const TEXT_PROPERTIES = ['font-size', 'text-anchor'];
const MARGIN = 16;
const TITLE_HEIGHT = 28;
const FONT = 'system-ui, sans-serif';

/** SVG document with the title and all charts of the figure, one below the other. Colors are inlined. */
export function chartFile(figure: HTMLElement, title: string): string {
  const style = getComputedStyle(figure);
  const root = svgElement('svg', { 'font-family': FONT });
  let [top, widest] = [MARGIN + TITLE_HEIGHT, 0];
  const heading = svgElement('text', { x: MARGIN, y: MARGIN + 14, fill: style.color, 'font-size': 16 });
  heading.textContent = title;
  root.append(heading);
  for (const chart of figure.querySelectorAll<SVGSVGElement>('.chart-svg')) {
    const { width, height } = chart.viewBox.baseVal;
    const copy = inlined(chart);
    for (const [name, value] of Object.entries({ x: MARGIN, y: top, width, height }))
      copy.setAttribute(name, `${value}`);
    root.append(copy);
    top += height + MARGIN;
    widest = Math.max(widest, width);
  }
  const size = { width: widest + 2 * MARGIN, height: top };
  root.prepend(svgElement('rect', { ...size, fill: groundOf(figure) }));
  for (const [name, value] of Object.entries({ ...size, viewBox: `0 0 ${size.width} ${size.height}` })) {
    root.setAttribute(name, `${value}`);
  }
  return new XMLSerializer().serializeToString(root);
}

/** The SVG file as a PNG, twice as large for sharp screens. */
export async function chartPicture(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(2 * image.width, 2 * image.height);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob();
}

function inlined(chart: SVGSVGElement): SVGSVGElement {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const originals = chart.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const style = getComputedStyle(original);
    const names = element.tagName === 'text' ? [...PROPERTIES, ...TEXT_PROPERTIES] : [...PROPERTIES, 'opacity'];
    for (const name of names) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute('class');
  });
  copy.removeAttribute('class');
  copy.setAttribute('overflow', 'visible');
  return copy;
}

function groundOf(element: Element): string {
  return getComputedStyle(element.ownerDocument.documentElement).backgroundColor;
}

function svgElement(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  return element;
}
