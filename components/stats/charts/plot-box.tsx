import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ChartCursor, CURSOR_HINT } from './chart-cursor';

interface PlotBoxProps {
  label: string;
  count: number;
  /** Position at a distance from the left edge, in pixels. */
  positionAt(pixels: number, width: number): number;
  textOf(position: number): string;
  height: number;
  /** Visible text of the selected position; below the chart by default. */
  caption?(text: string | undefined): ReactNode;
  children(width: number, cursor: number | undefined): ReactNode;
}

/** Before the first measurement, and on the server. */
const USUAL_WIDTH = 640;

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
        {count > 0 && <ChartCursor {...{ label, count, selected, textOf }} onSelect={setCursor} />}
      </div>
      {caption(selected === undefined ? undefined : textOf(selected))}
    </>
  );
}

/** Screen readers get the value of the range input. */
function valueLine(text: string | undefined) {
  return (
    <p aria-hidden="true" className="mt-2 min-h-6 text-caption tabular-nums print:hidden">
      {text ?? <span className="text-ink-faint">{CURSOR_HINT}</span>}
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
