import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import './charts.css';

interface PlotBoxProps {
  label: string;
  count: number;
  positionAt(pixels: number, width: number): number;
  describe(position: number): string;
  height: number;
  children(width: number, cursor: number | undefined): ReactNode;
}

/** Charts are laid out for this font size in pixels, and scaled if the browser's differs. */
const USUAL_FONT_SIZE = 16;
/** Width in pixels on the server, and until the browser reports one. */
const USUAL_WIDTH = 640;

export function PlotBox({ label, count, positionAt, describe, height, children }: PlotBoxProps) {
  const [cursor, setCursor] = useState<number>();
  const { box, width } = useWidth();
  const selected = cursor !== undefined && cursor < count ? cursor : undefined;

  function point({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, width: shown } = currentTarget.getBoundingClientRect();
    setCursor(positionAt(((clientX - left) * width) / (shown || width), width));
  }

  return (
    <div
      ref={box}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setCursor(undefined)}
      className="chart-plot relative"
      style={{ height: `${height / USUAL_FONT_SIZE}rem` }}
    >
      {children(width, selected)}
      {/* A range input: browsers and screen readers give it arrow keys, Home, End and an announced value. */}
      {count > 0 && (
        <input
          type="range"
          aria-label={`${label}, position`}
          aria-valuetext={describe(selected ?? count - 1)}
          min={0}
          max={count - 1}
          value={selected ?? count - 1}
          onChange={(event) => setCursor(event.target.valueAsNumber)}
          onFocus={() => setCursor(selected ?? count - 1)}
          className="chart-cursor"
        />
      )}
      <p aria-hidden="true" className="chart-value">
        {selected !== undefined && describe(selected)}
      </p>
    </div>
  );
}

const listeners = new Map<Element, (width: number) => void>();
let observer: ResizeObserver | undefined;

/** One observer for all charts. It reports widths that the browser has computed, so that nothing is laid out twice. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    observer ??= new ResizeObserver((entries) => {
      const fontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_FONT_SIZE;
      for (const { target, contentRect } of entries)
        listeners.get(target)?.((contentRect.width * USUAL_FONT_SIZE) / fontSize || USUAL_WIDTH);
    });
    listeners.set(element, setWidth);
    observer.observe(element);
    return () => {
      listeners.delete(element);
      observer?.unobserve(element);
    };
  }, []);
  return { box, width };
}
