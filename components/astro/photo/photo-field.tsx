import { type FieldLabel, photoLabels } from '@/lib/astro/field/labels';
import type { Photo } from '@/lib/astro/photo/photo';
import { Section } from '../../ui/page/section';

const FIRST = 10;

export function PhotoField({ photo }: { photo: Photo }) {
  const labels = photoLabels(photo) ?? [];
  if (labels.length === 0) return null;
  const groups = [
    { title: 'Objects', all: labels.filter(({ kind }) => kind !== 'star') },
    { title: 'Stars, by magnitude', all: labels.filter(({ kind }) => kind === 'star') },
  ];
  return (
    <Section title="In this field" note={photo.rendered ? undefined : 'From the plate solution and star catalogs.'}>
      <div className="space-y-8">
        {groups
          .filter(({ all }) => all.length > 0)
          .map(({ title, all }) => (
            <div key={title} className="space-y-2">
              <h3 className="font-medium font-sans">{title}</h3>
              <Names labels={all.slice(0, FIRST)} />
              {all.length > FIRST && (
                <details>
                  <summary className="inline-flex min-h-11 cursor-pointer items-center">
                    <span className="log-link">
                      All {all.length} labeled {title.toLowerCase()}
                    </span>
                  </summary>
                  <Names labels={all.slice(FIRST)} />
                </details>
              )}
            </div>
          ))}
      </div>
    </Section>
  );
}

function listFacts({ kind, magnitude, size }: FieldLabel): string {
  const facts = [
    kind === 'star' ? '' : kind,
    magnitude === undefined ? '' : `${kind === 'star' ? '' : 'magnitude '}${magnitude.toFixed(1)}`,
    size === undefined ? '' : `${Math.round(size)}′`,
  ];
  return facts.filter(Boolean).join(', ');
}

function Names({ labels }: { labels: FieldLabel[] }) {
  return (
    <ul className="columns-2xs gap-x-8 border-hairline border-t">
      {labels.map((label) => (
        <li
          key={`${label.name} ${label.x}`}
          className="flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-2 border-hairline border-b py-1.5"
        >
          {label.name}{' '}
          <span className={`text-caption text-soft tabular-nums ${label.kind === 'star' ? '' : 'basis-full'}`}>
            {listFacts(label)}
          </span>
        </li>
      ))}
    </ul>
  );
}
