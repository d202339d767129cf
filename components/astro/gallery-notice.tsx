import { PLANNED, plannedHrefs } from '@/lib/astro/astrophotography';
import type { Photo } from '@/lib/astro/photo';
import { EmptySky } from '../ui/empty-result';

/** Stands above the gallery while it has no photograph of the owner's own. */
export function GalleryNotice({ photos }: { photos: Photo[] }) {
  const hrefs = plannedHrefs(photos);
  return (
    <section
      aria-labelledby="gallery"
      className="grid grid-cols-1 gap-10 border-line border-t py-12 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className="space-y-5">
        <EmptySky />
        <h2 id="gallery" className="text-section">
          {PLANNED.title}
        </h2>
        <p className="text-ink-soft">{PLANNED.note}</p>
      </div>
      <ul className="divide-y divide-line">
        {PLANNED.features.map(([title, description], index) => (
          <li key={title} className="py-4 first:pt-0">
            <h3 className="font-medium">
              {hrefs[index] ? (
                <a href={hrefs[index]} className="text-accent-ink underline underline-offset-4 hover:text-ink">
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            <p className="text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
