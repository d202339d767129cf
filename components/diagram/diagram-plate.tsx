import type { Row } from '@/lib/diagram/outline';

/** Uses spans, because a button must not contain block elements. */
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
