import type { TextBox } from './contrast';

/** Runs in the page. Contrast as WCAG 2.2 defines it. */
export async function compare({ png, boxes }: { png: string; boxes: TextBox[] }): Promise<string[]> {
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
