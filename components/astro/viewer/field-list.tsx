import { groupLabels, listFacts } from '@/lib/astro/field/field-text';
import type { FieldLabel } from '@/lib/astro/field/labels';

const FIRST = 10;

export function FieldList({ labels }: { labels: FieldLabel[] }) {
  return (
    <div className="space-y-8">
      {groupLabels(labels).map(({ title, labels: all }) => (
        <div key={title} className="space-y-2">
          <h3 className="font-medium font-sans">{title}</h3>
          <Names labels={all.slice(0, FIRST)} />
          {all.length > FIRST && (
            <details>
              <summary className="inline-flex min-h-11 cursor-pointer items-center">
                <span className="log-link">
                  All {all.length} {title.toLowerCase()}
                </span>
              </summary>
              <Names labels={all.slice(FIRST)} />
            </details>
          )}
        </div>
      ))}
    </div>
  );
}

function Names({ labels }: { labels: FieldLabel[] }) {
  return (
    <ul className="columns-2xs gap-x-8 border-hairline border-t">
      {labels.map((label) => (
        <li
          key={`${label.name} ${label.x}`}
          className="flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-2 border-hairline border-b py-1.5"
        >
          {label.name} <span className="text-caption text-soft tabular-nums">{listFacts(label)}</span>
        </li>
      ))}
    </ul>
  );
}
