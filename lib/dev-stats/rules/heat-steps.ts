type Slot = readonly [row: number, column: number];

interface Key {
  key: string;
  ctrlKey: boolean;
}

/** Where a key leads from a slot of a table of so many rows and columns; undefined of keys that lead nowhere. */
export function stepInTable(
  { key, ctrlKey }: Key,
  { from: [row, column], height, width }: { from: Slot; height: number; width: number },
): Slot | undefined {
  const within = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));
  switch (key) {
    case 'ArrowUp':
      return [within(row - 1, height), column];
    case 'ArrowDown':
      return [within(row + 1, height), column];
    case 'ArrowLeft':
      return [row, within(column - 1, width)];
    case 'ArrowRight':
      return [row, within(column + 1, width)];
    case 'Home':
      return [ctrlKey ? 0 : row, 0];
    case 'End':
      return [ctrlKey ? height - 1 : row, width - 1];
    default:
      return undefined;
  }
}
