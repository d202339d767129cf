import type { FieldLabel, FieldMarks } from '@/lib/astro/field/field-marks';

/** What the labels of a picture name, as text. */
export function FieldList({ labels, borders }: FieldMarks) {
  const stars = labels.filter(({ kind }) => kind === 'star');
  const objects = labels.filter(({ kind }) => kind !== 'star');
  const pairs = [...new Set(borders.map(({ between }) => between.join(' and ')))];
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      <Names title="Objects" labels={objects} />
      <Names title="Stars" labels={stars} />
      {pairs.length > 0 && (
        <p className="text-ink-soft md:col-span-2">
          The dashed line is the border between {pairs.join(', and between ')}.
        </p>
      )}
    </div>
  );
}

function Names({ title, labels }: { title: string; labels: FieldLabel[] }) {
  if (labels.length === 0) return null;
  return (
    <div className="space-y-2">
      <h3 className="font-medium">{title}</h3>
      <ul className="divide-y divide-line border-line border-t">
        {labels.map((label) => (
          <li key={`${label.name} ${label.x}`} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            {label.name} <span className="text-ink-soft tabular-nums">{factsOf(label)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "open cluster, magnitude 1.2, 110′". */
function factsOf({ kind, magnitude, size }: FieldLabel): string {
  const facts = [
    kind === 'star' ? '' : kind,
    magnitude === undefined ? '' : `magnitude ${magnitude.toFixed(1)}`,
    size === undefined ? '' : `${Math.round(size)}′`,
  ];
  return facts.filter(Boolean).join(', ');
}
