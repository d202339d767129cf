import type { FieldLabel } from '@/lib/astro/field/labels';
import { GAP, MARK, SIDES } from '@/lib/astro/field/place-labels';
import './viewer.css';

interface FieldOverlayProps {
  labels: FieldLabel[];
  picture: { width: number; height: number };
}

/** Needs a container (`@container`). Positions are percentages, so that text keeps its size while the picture grows. */
export function FieldOverlay({ labels, picture }: FieldOverlayProps) {
  return (
    <svg aria-hidden="true" className="field-overlay">
      {labels.map((label) => (
        <Mark key={`${label.name} ${label.x}`} label={label} aspect={picture.width / picture.height} />
      ))}
    </svg>
  );
}

function Mark({ label, aspect }: { label: FieldLabel; aspect: number }) {
  const { name, kind, x, y, radius = 0, side, detail } = label;
  const { dx, dy, anchor } = SIDES[side];
  const cx = formatPercent(x);
  const cy = formatPercent(y);
  return (
    <g data-kind={kind === 'star' ? 'star' : 'object'} data-detail={detail}>
      {radius > 0 ? (
        <ellipse cx={cx} cy={cy} rx={formatPercent(radius)} ry={formatPercent(radius * aspect)} />
      ) : (
        <circle cx={cx} cy={cy} r={MARK} />
      )}
      <text
        x={formatPercent(x + dx * radius)}
        y={formatPercent(y + dy * radius * aspect)}
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

function formatPercent(fraction: number): string {
  return `${+(fraction * 100).toFixed(3)}%`;
}
