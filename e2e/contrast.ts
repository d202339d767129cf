import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { compare } from './contrast-pixels';

export interface TextToMeasure {
  /** CSS selector of the element that contains the text. */
  selector: string;
  /** The lowest ratio that passes: 3 for large text, else 4.5. */
  required: number;
}

export interface TextBox {
  selector: string;
  required: number;
  /** Red, green and blue from 0 to 255, alpha from 0 to 1. */
  color: number[];
  /** Color of an outline around the letters, which is then the background of the text. */
  outline?: number[];
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Chromium cannot take a screenshot of any height. */
const SLICE_HEIGHT = 15_000;

/**
 * Measures contrast where axe cannot, over gradients and drawings. The screenshot, by Chromium's protocol, shows the page
 * without its text, and each text has to stand out from every pixel behind it. Returns those that do not.
 */
export async function lowContrast(page: Page, texts: TextToMeasure[]): Promise<string[]> {
  if (texts.length === 0 || page.context().browser()?.browserType().name() !== 'chromium') return [];
  await page.evaluate(hideText);
  const boxes = await page.evaluate(locate, texts);
  const found: string[] = [];
  const session = await page.context().newCDPSession(page);
  for (const [slice, group] of Map.groupBy(boxes, ({ y }) => Math.floor(y / SLICE_HEIGHT))) {
    const top = slice * SLICE_HEIGHT;
    const height = Math.ceil(Math.max(...group.map((box) => box.y + box.height - top)));
    const { data } = await session.send('Page.captureScreenshot', {
      // Compresses less, which takes half the time of `page.screenshot`.
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: top, width: page.viewportSize()?.width ?? 0, height, scale: 1 },
    });
    const pixels = await sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const shifted = group.map((box) => ({ ...box, y: box.y - top }));
    found.push(...compare(pixels.data, pixels.info.width, shifted));
  }
  await session.detach();
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

  const readColor = (element: Element): number[] => {
    const style = getComputedStyle(element);
    const opacity = ancestors(element).reduce((product, each) => product * Number(getComputedStyle(each).opacity), 1);
    const [red = 0, green = 0, blue = 0, alpha = 1] = rgba(element instanceof SVGElement ? style.fill : style.color);
    return [red, green, blue, alpha * opacity];
  };

  const readOutline = (element: Element): number[] | undefined => {
    const { paintOrder, stroke } = getComputedStyle(element);
    return paintOrder.startsWith('stroke') && stroke !== 'none' ? rgba(stroke) : undefined;
  };

  /** Without the padding, where a select has its arrow. */
  const measureContent = (element: Element): DOMRect => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const inset = (side: 'Left' | 'Right') =>
      Number.parseFloat(style[`padding${side}`]) + Number.parseFloat(style[`border${side}Width`]);
    return new DOMRect(x + inset('Left'), y, width - inset('Left') - inset('Right'), height);
  };

  const measureBoxes = (element: Element): DOMRect[] => {
    const range = document.createRange();
    const lines = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
    const clips = ancestors(element)
      .filter((each) => getComputedStyle(each).overflow !== 'visible' && each !== document.documentElement)
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return new DOMRect(
          x + each.clientLeft,
          y + each.clientTop,
          each.clientWidth || width,
          each.clientHeight || height,
        );
      });
    return (lines.length > 0 ? lines : [measureContent(element)]).map((line) => {
      const left = Math.max(line.left, 0, ...clips.map((clip) => clip.left));
      const top = Math.max(line.top, 0, ...clips.map((clip) => clip.top));
      const right = Math.min(line.right, innerWidth, ...clips.map((clip) => clip.right));
      const bottom = Math.min(line.bottom, ...clips.map((clip) => clip.bottom));
      return new DOMRect(left, top, right - left, bottom - top);
    });
  };

  /** A notification or dialog hides what is behind it, or a part of it. */
  const layers = [...document.querySelectorAll('[data-phase], [role="dialog"]')];
  const isCovered = (element: Element, box: DOMRect): boolean =>
    layers.some((layer) => {
      const { left, top, right, bottom } = layer.getBoundingClientRect();
      const meets = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      return meets && !layer.contains(element);
    });

  const elements = texts.flatMap(({ selector, required }) => {
    const element = document.querySelector(selector);
    if (!element) return [];
    return [{ selector, required, element, color: readColor(element), outline: readOutline(element) }];
  });
  probe.remove();
  return elements.flatMap(({ element, ...text }) =>
    measureBoxes(element)
      .filter((box) => box.width > 1 && box.height > 1 && !isCovered(element, box))
      .map(({ x, y, width, height }) => ({ ...text, x, y, width, height })),
  );
}
