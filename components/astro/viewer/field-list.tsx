import type { FieldLabel, FieldMarks } from '@/lib/astro/field/field-marks';
import { borderText, labelFacts, labelGroups } from '@/lib/astro/field/field-text';

export function FieldList(marks: FieldMarks) {
  const border = borderText(marks);
  return (
    <div className="space-y-8">
      {labelGroups(marks).map((group) => (
        <Names key={group.title} {...group} />
      ))}
      {border && <p className="text-ink-soft">{border}</p>}
    </div>
  );
}

function Names({ title, labels }: { title: string; labels: FieldLabel[] }) {
  return (
    <div className="space-y-2">
      <h3 className="font-medium">{title}</h3>
      <ul
        className={`gap-x-6 border-line border-t ${title === 'Stars' ? 'columns-[10rem] lg:columns-3' : 'columns-2xs'}`}
      >
        {labels.map((label) => (
          <li
            key={`${label.name} ${label.x}`}
            className="flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-2 border-line border-b py-1.5"
          >
            {label.name} <span className="text-caption text-ink-soft tabular-nums">{labelFacts(label)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
