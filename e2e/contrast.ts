import type { Page } from '@playwright/test';

export interface TextToMeasure {
  /** CSS selector of the element that contains the text. */
  selector: string;
  /** The lowest ratio that passes: 3 for large text, else 4.5. */
  required: number;
}

interface TextBox {
  selector: string;
  required: number;
  /** Red, green and blue from 0 to 255, alpha from 0 to 1. */
  color: number[];
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Chromium cannot take a screenshot of any height. */
const SLICE_HEIGHT = 4000;

/**
 * Measures contrast where axe cannot, over gradients and drawings. The screenshot shows the page without its text, and
 * each text has to stand out from every pixel behind it. Returns those that do not.
 */
export async function lowContrast(page: Page, texts: TextToMeasure[]): Promise<string[]> {
  if (texts.length === 0) return [];
  await page.evaluate(hideText);
  const boxes = await page.evaluate(locate, texts);
  const found: string[] = [];
  for (const [slice, group] of Map.groupBy(boxes, ({ y }) => Math.floor(y / SLICE_HEIGHT))) {
    const top = slice * SLICE_HEIGHT;
    const height = Math.max(...group.map((box) => box.y + box.height - top));
    const clip = { x: 0, y: top, width: page.viewportSize()?.width ?? 0, height };
    const screenshot = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
    const shifted = group.map((box) => ({ ...box, y: box.y - top }));
    found.push(...(await page.evaluate(compare, { png: screenshot.toString('base64'), boxes: shifted })));
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return [...new Set(found)];
}

/** Runs in the page. A policy does not apply to constructed stylesheets. */
async function hideText() {
  // Further down, the screenshot would show fixed elements that wait above the window.
  scrollTo({ top: 0, behavior: 'instant' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, ::before, ::after, ::placeholder {
      -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important;
      content-visibility: visible !important;
    }
    svg :is(text, tspan) { fill-opacity: 0 !important; stroke-opacity: 0 !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
  await document.fonts.ready;
}

/** Runs in the page. */
function locate(texts: TextToMeasure[]): TextBox[] {
  const probe = document.body.appendChild(document.createElement('i'));

  /** Any CSS color in sRGB. */
  const rgba = (color: string): number[] => {
    probe.style.color = `color(from ${color} srgb r g b / alpha)`;
    const [red = 0, green = 0, blue = 0, alpha = 1] =
      getComputedStyle(probe)
        .color.match(/[\d.e-]+/g)
        ?.map(Number) ?? [];
    return [red * 255, green * 255, blue * 255, alpha];
  };

  const ancestors = (element: Element): Element[] => {
    const parent = element.parentElement;
    return parent ? [element, ...ancestors(parent)] : [element];
  };

  const colorOf = (element: Element): number[] => {
    const style = getComputedStyle(element);
    const opacity = ancestors(element).reduce((product, each) => product * Number(getComputedStyle(each).opacity), 1);
    const [red = 0, green = 0, blue = 0, alpha = 1] = rgba(element instanceof SVGElement ? style.fill : style.color);
    return [red, green, blue, alpha * opacity];
  };

  const boxesOf = (element: Element): DOMRect[] => {
    const range = document.createRange();
    const lines = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
    const clips = ancestors(element)
      .filter((each) => getComputedStyle(each).overflow !== 'visible' && each !== document.documentElement)
      .map((each) => each.getBoundingClientRect());
    return (lines.length > 0 ? lines : [element.getBoundingClientRect()]).map((line) => {
      const left = Math.max(line.left, 0, ...clips.map((clip) => clip.left));
      const top = Math.max(line.top, 0, ...clips.map((clip) => clip.top));
      const right = Math.min(line.right, innerWidth, ...clips.map((clip) => clip.right));
      const bottom = Math.min(line.bottom, ...clips.map((clip) => clip.bottom));
      return new DOMRect(left, top, right - left, bottom - top);
    });
  };

  const elements = texts.flatMap(({ selector, required }) => {
    const element = document.querySelector(selector);
    return element ? [{ selector, required, element, color: colorOf(element) }] : [];
  });
  probe.remove();
  return elements.flatMap(({ element, ...text }) =>
    boxesOf(element)
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ x, y, width, height }) => ({ ...text, x, y, width, height })),
  );
}

/** Runs in the page. Contrast as WCAG 2.2 defines it. */
async function compare({ png, boxes }: { png: string; boxes: TextBox[] }): Promise<string[]> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
  canvas?.drawImage(bitmap, 0, 0);
  const data = canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];

  const luminance = (channels: number[]): number => {
    const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  const contrast = ([red = 0, green = 0, blue = 0, alpha = 1]: number[], behind: number[]): number => {
    const front = [red, green, blue].map((channel, index) => channel * alpha + (behind[index] ?? 0) * (1 - alpha));
    const [darker = 0, lighter = 0] = [luminance(front), luminance(behind)].toSorted((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  };

  return boxes.flatMap(({ selector, required, color, x, y, width, height }) => {
    const pixels = new Set<number>();
    for (let row = Math.ceil(y); row < Math.floor(y + height); row += 1) {
      for (let column = Math.ceil(x); column < Math.floor(x + width); column += 1) {
        const index = (row * bitmap.width + column) * 4;
        pixels.add(((data[index] ?? 0) << 16) | ((data[index + 1] ?? 0) << 8) | (data[index + 2] ?? 0));
      }
    }
    const lowest = Math.min(
      ...[...pixels].map((pixel) => contrast(color, [pixel >> 16, (pixel >> 8) & 255, pixel & 255])),
    );
    return lowest < required ? [`${selector} has ${lowest.toFixed(2)}:1, needs ${required}:1`] : [];
  });
}
