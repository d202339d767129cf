import type { Row } from '@/lib/diagram/outline';

/** Spans, because a button cannot contain blocks. */
export function DiagramPlate({ rows }: { rows: Row[] }) {
  return rows.map(({ title, labels }) => (
    <span key={title} className="diagram-row">
      <span className="font-serif text-caption text-soft">{title}</span>
      <span className="diagram-stops">
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </span>
    </span>
  ));
}
