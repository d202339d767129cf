import type { ComponentProps } from 'react';

interface ChartCursorProps extends Pick<ComponentProps<'input'>, 'ref' | 'onKeyDown'> {
  label: string;
  count: number;
  /** The last position if undefined. */
  selected: number | undefined;
  textOf(position: number): string;
  onSelect(position: number): void;
}

/** A range input over a chart. Browsers and screen readers give it arrow keys, Home, End and an announced value. */
export function ChartCursor({ label, count, selected = count - 1, textOf, onSelect, ...input }: ChartCursorProps) {
  return (
    <input
      {...input}
      type="range"
      aria-label={`${label}, position`}
      aria-valuetext={textOf(selected)}
      min={0}
      max={count - 1}
      value={selected}
      onChange={(event) => onSelect(event.target.valueAsNumber)}
      onFocus={() => onSelect(selected)}
      className="chart-cursor"
    />
  );
}
