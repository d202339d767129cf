import { EmptySky } from '../sky/empty-sky';

const PLANNED = [
  ['Zoom and pan viewer', 'Full resolution, down to the noise.'],
  ['Capture details', 'Exposures, filters and conditions of every night.'],
  ['Search and filter', 'By object, constellation or gear.'],
  ['Before and after', 'A single frame beside the finished stack.'],
  ['Gear correlation', 'Which piece of the rig took part in which picture.'],
] as const;

/** Says that the pictures are not here yet, and what will be. */
export function GalleryNotice() {
  return (
    <section
      aria-labelledby="gallery"
      className="grid grid-cols-1 gap-10 border-line border-t py-12 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className="space-y-5">
        <EmptySky />
        <h2 id="gallery" className="text-section">
          Photo gallery coming soon
        </h2>
        <p className="text-ink-soft">
          The pictures are being sorted, and most of them are being thrown away. Planned for the rest:
        </p>
      </div>
      <ul className="divide-y divide-line">
        {PLANNED.map(([title, description]) => (
          <li key={title} className="py-4 first:pt-0">
            <h3 className="font-medium">{title}</h3>
            <p className="text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
