import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface PlotBoxProps {
  /** Of the chart; the slider that moves the cursor has the same. */
  label: string;
  /** Number of positions. */
  count: number;
  /** Position at a distance from the left edge, in pixels. */
  positionAt(pixels: number, width: number): number;
  /** What a position shows. */
  textOf(position: number): string;
  /** In pixels. */
  height: number;
  /** The text of the selected position, for those who see it; below the chart by default. */
  caption?(text: string | undefined): ReactNode;
  /** Draws the chart; `cursor` is the selected position. */
  children(width: number, cursor: number | undefined): ReactNode;
}

/** Before the first measurement, and on the server. */
const USUAL_WIDTH = 640;

/**
 * A box of fixed height for a chart as wide as its place. A range input over the chart is the cursor: browsers and
 * screen readers give it arrow keys, Home, End and an announced value.
 */
export function PlotBox({ label, count, positionAt, textOf, height, caption = valueLine, children }: PlotBoxProps) {
  const [cursor, setCursor] = useState<number>();
  const { box, width } = useWidth();
  const selected = cursor !== undefined && cursor < count ? cursor : undefined;

  function point({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    setCursor(positionAt(clientX - currentTarget.getBoundingClientRect().left, width));
  }

  return (
    <>
      <div ref={box} onPointerMove={point} onPointerDown={point} className="chart-plot relative" style={{ height }}>
        {children(width, selected)}
        {count > 0 && (
          <input
            type="range"
            aria-label={`${label}, position`}
            aria-valuetext={textOf(selected ?? count - 1)}
            min={0}
            max={count - 1}
            value={selected ?? count - 1}
            onChange={(event) => setCursor(event.target.valueAsNumber)}
            onFocus={() => setCursor(selected ?? count - 1)}
            className="chart-cursor"
          />
        )}
      </div>
      {caption(selected === undefined ? undefined : textOf(selected))}
    </>
  );
}

/** Screen readers get the value of the range input. */
function valueLine(text: string | undefined) {
  return (
    <p aria-hidden="true" className="mt-2 min-h-6 text-caption tabular-nums print:hidden">
      {text ?? <span className="text-ink-faint">Hover, tap or use the arrow keys.</span>}
    </p>
  );
}

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || USUAL_WIDTH));
    setWidth(element.clientWidth || USUAL_WIDTH);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}
