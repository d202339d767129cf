import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ChartCursor, CURSOR_HINT } from './chart-cursor';

interface PlotBoxProps {
  label: string;
  count: number;
  /** Position at a distance from the left edge. */
  positionAt(pixels: number, width: number): number;
  textOf(position: number): string;
  height: number;
  /** Visible text of the selected position; below the chart by default. */
  caption?(text: string | undefined): ReactNode;
  children(width: number, cursor: number | undefined): ReactNode;
}

/** A chart is drawn for letters of the usual size, and is larger where the browser's are. */
const USUAL_FONT_SIZE = 16;
/** Before the first measurement, and on the server. */
const USUAL_WIDTH = 640;

export function PlotBox({ label, count, positionAt, textOf, height, caption = valueLine, children }: PlotBoxProps) {
  const [cursor, setCursor] = useState<number>();
  const { box, width } = useWidth();
  const selected = cursor !== undefined && cursor < count ? cursor : undefined;

  function point({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, width: shown } = currentTarget.getBoundingClientRect();
    setCursor(positionAt(((clientX - left) * width) / (shown || width), width));
  }

  return (
    <>
      <div
        ref={box}
        onPointerMove={point}
        onPointerDown={point}
        className="chart-plot relative"
        style={{ height: `${height / USUAL_FONT_SIZE}rem` }}
      >
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
    const measure = () => {
      const fontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_FONT_SIZE;
      setWidth((element.clientWidth * USUAL_FONT_SIZE) / fontSize || USUAL_WIDTH);
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}
