/** Attributes that a drawing needs outside the page. */
const PROPERTIES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'];
const TEXT_PROPERTIES = ['font-size', 'text-anchor'];
/** The marks of the selected position, which a file leaves out. */
const CURSORS = '.chart-guide, .calendar-mark';
const MARGIN = 16;
const FONT = 'system-ui, sans-serif';
const TITLE = 16;
const CAPTION = 12;
const ICON = { width: 20, height: 16 };
const LEGEND_GAP = 16;

interface ChartTexts {
  title: string;
  /** The panel, its dates, and whether it is demo data. */
  about: string;
}

/** SVG document with the title, the unit, the legend and all charts of the figure. Colors are inlined. */
export function chartFile(figure: HTMLElement, { title, about }: ChartTexts): string {
  const charts = [...figure.querySelectorAll<SVGSVGElement>('.chart-svg')];
  const width = Math.max(...charts.map(({ viewBox }) => viewBox.baseVal.width));
  const unit = figure.querySelector('[data-file=unit]');
  const [color, faint] = [figure, unit ?? figure].map((element) => getComputedStyle(element).color);
  const root = svgElement('svg', { 'font-family': FONT });
  let top = MARGIN;
  const place = (element: SVGElement, x: number, size: { width: number; height: number }) => {
    for (const [name, value] of Object.entries({ x: MARGIN + x, y: top, ...size }))
      element.setAttribute(name, `${value}`);
    root.append(element);
  };
  const write = (text: string, fontSize: number, x = 0) => {
    const fill = fontSize === TITLE ? color : faint;
    const element = svgElement('text', { x: MARGIN + x, y: top + fontSize, fill: `${fill}`, 'font-size': fontSize });
    element.textContent = text;
    root.append(element);
  };
  const writeLines = (text: string, fontSize: number) => {
    const widthOf = measure(fontSize);
    for (const line of linesOf(text.split(/\s+/), { width, gap: widthOf(' '), widthOf })) {
      write(line.map(({ item }) => item).join(' '), fontSize);
      top += fontSize * 1.5;
    }
  };

  writeLines(title, TITLE);
  writeLines(about, CAPTION);
  writeLines(unit?.textContent ?? '', CAPTION);
  const entries = [...figure.querySelectorAll('[data-file=legend]')];
  const entryWidth = (entry: Element) => ICON.width + 6 + measure(CAPTION)(entry.textContent);
  for (const line of linesOf(entries, { width, gap: LEGEND_GAP, widthOf: entryWidth })) {
    for (const { item, x } of line) {
      const icon = item.querySelector('svg');
      if (icon) place(inlined(icon), x, ICON);
      write(item.textContent, CAPTION, x + ICON.width + 6);
    }
    top += CAPTION * 1.5;
  }
  for (const chart of charts) {
    top += MARGIN / 2;
    if (chart.dataset.name) writeLines(chart.dataset.name, CAPTION);
    const { height } = chart.viewBox.baseVal;
    place(inlined(chart), 0, { width: chart.viewBox.baseVal.width, height });
    top += height;
  }
  const size = { width: width + 2 * MARGIN, height: top + MARGIN };
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

function measure(fontSize: number): (text: string) => number {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context) context.font = `${fontSize}px ${FONT}`;
  return (text) => context?.measureText(text).width ?? 0;
}

interface Room<Item> {
  width: number;
  gap: number;
  widthOf(item: Item): number;
}

/** Items with their distance from the left edge, as many in a line as fit. */
function linesOf<Item>(items: readonly Item[], { width, gap, widthOf }: Room<Item>): { item: Item; x: number }[][] {
  const lines: { item: Item; x: number }[][] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const own = widthOf(item);
    if (end + gap + own > width) lines.push([]);
    const x = lines.at(-1)?.length ? end + gap : 0;
    lines.at(-1)?.push({ item, x });
    end = x + own;
  }
  return lines;
}

function inlined(chart: SVGSVGElement): SVGSVGElement {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const originals = chart.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    if (original.matches(CURSORS)) element.remove();
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
