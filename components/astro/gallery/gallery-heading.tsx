import type { Photo } from '@/lib/astro/photo/photo';

const PLANNED = [
  ['Zoom and pan viewer', 'Full resolution, down to the noise.'],
  ['Capture details', 'Exposures, filters and sky conditions for every session.'],
  ['Search and filter', 'By object, constellation or gear.'],
  ['Before and after', 'A single frame next to the finished stack.'],
  ['Gear correlation', 'Which gear was used for which photo.'],
];

export function GalleryHeading({ photos }: { photos: Pick<Photo, 'rendered'>[] }) {
  if (photos.length === 0) return <GalleryNotice />;
  if (photos.some(({ rendered }) => !rendered)) return <h2 className="sr-only">Photos</h2>;
  return (
    <div className="max-w-prose space-y-3">
      <h2 className="text-section">A star atlas</h2>
      <p className="text-soft">
        Drawn from the Hipparcos Catalogue, not photographed. Each map is a field that my gear frames, or a mosaic of
        several. The bar below each map sorts its light from the bluest star to the reddest.
      </p>
    </div>
  );
}

function GalleryNotice() {
  return (
    <section aria-labelledby="gallery" className="grid grid-cols-1 gap-10 py-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="space-y-5">
        <h2 id="gallery" className="text-section">
          Photo gallery coming soon
        </h2>
        <p className="text-soft">Planned features:</p>
      </div>
      <ul className="divide-y divide-hairline">
        {PLANNED.map(([title, description]) => (
          <li key={title} className="py-4 first:pt-0">
            <h3 className="font-medium font-sans">{title}</h3>
            <p className="text-soft">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
