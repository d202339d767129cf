import type { Accent } from '@/lib/content/schema/accents';
import { ACCENT_TEXT } from '../../ui/accent';

/** Disc, diamond and square, so that the colors are not needed; else a ring. */
const SHAPES: Partial<Record<Accent, string>> = {
  green: 'M-4,0a4,4 0 1 0 8,0a4,4 0 1 0 -8,0',
  yellow: 'M0,-5L5,0L0,5L-5,0Z',
  red: 'M-4,-4H4V4H-4Z',
};

export function ResultMark({ color }: { color: Accent }) {
  const shape = SHAPES[color];
  return (
    <svg aria-hidden="true" viewBox="-6 -6 12 12" className={`mr-1 inline size-3 ${ACCENT_TEXT[color]}`}>
      {shape ? <path d={shape} className="chart-mark" /> : <circle r="3.5" fill="none" stroke="currentColor" />}
    </svg>
  );
}
