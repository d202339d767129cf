type Slot = readonly [row: number, column: number];

export function stepInTable(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { from: [row, column], height, width }: { from: Slot; height: number; width: number },
): Slot | undefined {
  const clamp = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));
  switch (key) {
    case 'ArrowUp':
      return [clamp(row - 1, height), column];
    case 'ArrowDown':
      return [clamp(row + 1, height), column];
    case 'ArrowLeft':
      return [row, clamp(column - 1, width)];
    case 'ArrowRight':
      return [row, clamp(column + 1, width)];
    case 'Home':
      return [ctrlKey ? 0 : row, 0];
    case 'End':
      return [ctrlKey ? height - 1 : row, width - 1];
    default:
      return undefined;
  }
}
