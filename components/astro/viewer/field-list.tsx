import type { FieldLabel, FieldMarks } from '@/lib/astro/field/field-marks';
import { borderText, labelFacts, labelGroups } from '@/lib/astro/field/field-text';

export function FieldList(marks: FieldMarks) {
  const border = borderText(marks);
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      {labelGroups(marks).map((group) => (
        <Names key={group.title} {...group} />
      ))}
      {border && <p className="text-ink-soft md:col-span-2">{border}</p>}
    </div>
  );
}

function Names({ title, labels }: { title: string; labels: FieldLabel[] }) {
  return (
    <div className="space-y-2">
      <h3 className="font-medium">{title}</h3>
      <ul className="divide-y divide-line border-line border-t">
        {labels.map((label) => (
          <li key={`${label.name} ${label.x}`} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            {label.name} <span className="text-ink-soft tabular-nums">{labelFacts(label)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
