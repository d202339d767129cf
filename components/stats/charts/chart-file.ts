/** Attributes that a drawing needs outside the page. */
const PROPERTIES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'];
const TEXT_PROPERTIES = ['font-size', 'text-anchor'];
/** The marks of the selected position, which a file leaves out. */
const CURSORS = '.chart-guide, .calendar-mark';
const MARGIN = 16;
const FONT = 'system-ui, sans-serif';
const TITLE = 16;
const CAPTION = 12;
const LEGEND_GAP = 16;
const ICON_GAP = 6;
const BAR = { width: 320, height: 8 };
const BAR_ROW = 24;
const BAR_GAP = 12;

interface ChartTexts {
  title: string;
  /** The panel, its dates, and whether it is demo data. */
  about: string;
}

/** SVG document with the title, the unit, the legend and all charts of the figure. Colors are inlined. */
export function chartFile(figure: HTMLElement, { title, about }: ChartTexts): string {
  const charts = [...figure.querySelectorAll<SVGSVGElement>('.chart-svg')];
  const bars = barsOf(figure);
  const labelWidth = Math.max(0, ...bars.map(({ label }) => measure(CAPTION)(label))) + BAR_GAP;
  const valueWidth = Math.max(0, ...bars.map(({ value }) => measure(CAPTION)(value))) + BAR_GAP;
  const width = Math.max(
    ...charts.map(({ viewBox }) => viewBox.baseVal.width),
    bars.length > 0 ? labelWidth + BAR.width + valueWidth : 0,
  );
  const unit = figure.querySelector('[data-file=unit]');
  const { color } = getComputedStyle(figure);
  const faint = getComputedStyle(figure).getPropertyValue('--color-ink-soft');
  const root = svgElement('svg', { 'font-family': FONT });
  let top = MARGIN;
  const place = (element: SVGElement, x: number, y: number, size: { width: number; height: number }) => {
    for (const [name, value] of Object.entries({ x: MARGIN + x, y, ...size })) element.setAttribute(name, `${value}`);
    root.append(element);
  };
  const write = (text: string, fontSize: number, x: number, y: number) => {
    const fill = fontSize === TITLE ? color : faint;
    const element = svgElement('text', { x: MARGIN + x, y: y + fontSize, fill: fill, 'font-size': fontSize });
    element.textContent = text;
    root.append(element);
  };
  const writeLines = (text: string, fontSize: number) => {
    const widthOf = measure(fontSize);
    for (const line of linesOf(text.split(/\s+/).filter(Boolean), { width, gap: widthOf(' '), widthOf })) {
      write(line.map(({ item }) => item).join(' '), fontSize, 0, top);
      top += fontSize * 1.5;
    }
  };

  writeLines(title, TITLE);
  writeLines(about, CAPTION);
  writeLines(unit?.textContent ?? '', CAPTION);
  const entries = [...figure.querySelectorAll('[data-file=legend]')];
  const icons = new Map(entries.map((entry) => [entry, entry.querySelector('svg')]));
  const iconBox = (entry: Element) => icons.get(entry)?.viewBox.baseVal ?? { width: 0, height: 0 };
  const textStart = (entry: Element) => iconBox(entry).width + ICON_GAP;
  const widthOf = (entry: Element) => textStart(entry) + measure(CAPTION)(entry.textContent);
  const lineHeight = Math.max(CAPTION * 1.5, ...entries.map((entry) => iconBox(entry).height + 2));
  for (const line of linesOf(entries, { width, gap: LEGEND_GAP, widthOf })) {
    const middle = top + lineHeight / 2;
    for (const { item, x } of line) {
      const { width, height } = iconBox(item);
      const icon = icons.get(item);
      if (icon) place(inlined(icon), x, middle - height / 2, { width, height });
      write(item.textContent, CAPTION, x + textStart(item), middle - CAPTION * 0.6);
    }
    top += lineHeight;
  }
  for (const chart of charts) {
    top += MARGIN / 2;
    if (chart.dataset.name) writeLines(chart.dataset.name, CAPTION);
    const { width, height } = chart.viewBox.baseVal;
    place(inlined(chart), 0, top, { width, height });
    top += height;
  }
  if (bars.length > 0) top += MARGIN / 2;
  for (const { label, value, fill, percent } of bars) {
    const [y, middle] = [top + BAR_ROW / 2 - CAPTION * 0.67, top + (BAR_ROW - BAR.height) / 2];
    write(label, CAPTION, 0, y);
    place(svgElement('rect', { fill: faint, opacity: 0.2, rx: BAR.height / 2 }), labelWidth, middle, BAR);
    const filled = { ...BAR, width: (BAR.width * percent) / 100 };
    place(svgElement('rect', { fill, rx: BAR.height / 2 }), labelWidth, middle, filled);
    write(value, CAPTION, labelWidth + BAR.width + BAR_GAP, y);
    top += BAR_ROW;
  }
  const size = { width: width + 2 * MARGIN, height: top + MARGIN };
  root.prepend(svgElement('rect', { ...size, fill: groundOf(figure) }));
  for (const [name, value] of Object.entries({ ...size, viewBox: `0 0 ${size.width} ${size.height}` })) {
    root.setAttribute(name, `${value}`);
  }
  return new XMLSerializer().serializeToString(root);
}

interface BarRow {
  label: string;
  value: string;
  fill: string;
  percent: number;
}

/** Rows of a list: a label, a bar, and its value as text. */
function barsOf(figure: HTMLElement): BarRow[] {
  return [...figure.querySelectorAll('[data-file=bar]')].map((row) => {
    const bar = row.querySelector<HTMLElement>('.bar > *');
    const [label = '', ...values] = [...row.children]
      .filter((cell) => !cell.contains(bar))
      .map((cell) => cell.firstChild?.textContent ?? '');
    const fill = bar ? getComputedStyle(bar).color : 'none';
    return { label, value: values.join(' · '), fill, percent: Number.parseFloat(bar?.style.width ?? '0') };
  });
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
