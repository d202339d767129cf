import { memo } from 'react';
import type { FieldLabel, FieldMarks } from '@/lib/astro/field/field-marks';
import { GAP, MARK, type Side } from '@/lib/astro/field/place-labels';

interface FieldOverlayProps {
  marks: FieldMarks;
  picture: { width: number; height: number };
}

/** Offset of the text from its mark on each side, and its alignment. */
const SIDES: Record<Side, { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' }> = {
  right: { dx: 1, dy: 0, anchor: 'start' },
  left: { dx: -1, dy: 0, anchor: 'end' },
  above: { dx: 0, dy: -1, anchor: 'middle' },
  below: { dx: 0, dy: 1, anchor: 'middle' },
};

const percent = (fraction: number) => `${+(fraction * 100).toFixed(3)}%`;

/**
 * Names over a picture, in an element that covers it exactly. Positions are percentages, so that text and lines keep
 * their size while the picture grows. The wider the picture, the more names it shows (viewer.css).
 */
export const FieldOverlay = memo(function FieldOverlay({ marks, picture }: FieldOverlayProps) {
  const { width, height } = picture;
  return (
    <svg aria-hidden="true" className="field-overlay">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" className="field-borders">
        <path d={marks.borders.map(({ path }) => path).join('')} vectorEffect="non-scaling-stroke" />
      </svg>
      {marks.labels.map((label) => (
        <Mark key={`${label.name} ${label.x}`} label={label} aspect={width / height} />
      ))}
    </svg>
  );
});

function Mark({ label, aspect }: { label: FieldLabel; aspect: number }) {
  const { name, kind, x, y, radius, side, detail } = label;
  const { dx, dy, anchor } = SIDES[side];
  const away = radius ?? 0;
  const cx = percent(x);
  const cy = percent(y);
  return (
    <g data-kind={kind === 'star' ? 'star' : 'object'} data-detail={detail}>
      {radius ? (
        <ellipse cx={cx} cy={cy} rx={percent(radius)} ry={percent(radius * aspect)} />
      ) : (
        <circle cx={cx} cy={cy} r={MARK} />
      )}
      <text
        x={percent(x + dx * away)}
        y={percent(y + dy * away * aspect)}
        dx={dx * GAP}
        dy={dy * (GAP + 4)}
        textAnchor={anchor}
        dominantBaseline="middle"
      >
        {name}
      </text>
    </g>
  );
}
