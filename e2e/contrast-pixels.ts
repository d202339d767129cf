import type { TextBox } from './contrast';

function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast([red = 0, green = 0, blue = 0, alpha = 1]: number[], behind: number[]): number {
  const front = [red, green, blue].map((channel, index) => channel * alpha + (behind[index] ?? 0) * (1 - alpha));
  const [darker = 0, lighter = 0] = [luminance(front), luminance(behind)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The texts with less contrast than they need, as WCAG 2.2 defines it. The picture has three bytes per pixel.
 */
export function compare(picture: Uint8Array, pictureWidth: number, boxes: TextBox[]): string[] {
  return boxes.flatMap(({ selector, required, color, outline, x, y, width, height }) => {
    const pixels = new Set<number>();
    let last = -1;
    for (let row = Math.ceil(y); row < Math.floor(y + height); row += 1) {
      for (let column = Math.ceil(x); column < Math.floor(x + width); column += 1) {
        const index = (row * pictureWidth + column) * 3;
        const pixel = ((picture[index] ?? 0) << 16) | ((picture[index + 1] ?? 0) << 8) | (picture[index + 2] ?? 0);
        if (pixel !== last) pixels.add(pixel);
        last = pixel;
      }
    }
    const behind = outline ? [outline] : [...pixels].map((pixel) => [pixel >> 16, (pixel >> 8) & 255, pixel & 255]);
    const lowest = Math.min(...behind.map((each) => contrast(color, each)));
    return lowest < required ? [`${selector} has ${lowest.toFixed(2)}:1, needs ${required}:1`] : [];
  });
}
