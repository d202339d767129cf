import { describeField, describeUse, findMainCamera, galleryHref, gearCounts } from '@/lib/astro/gear/gear';
import type { Photo } from '@/lib/astro/photo/photo';
import { photoHref } from '@/lib/astro/photo/photo-text';
import type { GearGroup } from '@/lib/astro/photos';
import { slugify } from '@/lib/slug';
import { ACCENT_TEXT } from '../ui/accent';
import { DocumentMark } from '../ui/badge';

const MOST_PICTURES = 3;

export function Equipment({ groups, photos }: { groups: GearGroup[]; photos: Photo[] }) {
  const counts = gearCounts(groups);
  const camera = findMainCamera(groups);
  return (
    <>
      {counts.length > 0 && (
        <div className="log-row">
          <ul
            aria-label="The rig in numbers"
            className="log-text grid grid-cols-2 gap-x-8 gap-y-2 border-hairline border-b pb-5 sm:flex sm:justify-between"
          >
            {counts.map(({ count, noun }) => (
              <li key={noun} className="flex flex-wrap items-baseline gap-x-3">
                <span className="figures text-figure">{count}</span>{' '}
                <span className="text-caption text-soft">{noun}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {groups.map((group, index) => (
        <section
          key={group.title}
          aria-label={group.title}
          className={`log-row pt-5 pb-5 md:pt-9 md:pb-10 print:break-inside-avoid ${index > 0 ? 'log-line' : ''}`}
        >
          <h2 className="log-margin mb-4 flex items-baseline gap-3 text-title">
            <span
              aria-hidden="true"
              className={`size-2 shrink-0 rounded-full bg-current forced-color-adjust-none ${ACCENT_TEXT[group.color]}`}
            />
            {group.title}
            <DocumentMark mark={group.mark} />
          </h2>
          <ul className="log-text grid gap-x-11 gap-y-5 sm:grid-cols-2">
            {group.items.map((item) => (
              <Item
                key={item.name}
                item={item}
                camera={camera}
                photos={photos.filter(({ gear }) => gear.some(({ name }) => name === item.name))}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface ItemProps {
  item: GearGroup['items'][number];
  camera: GearGroup['items'][number] | undefined;
  photos: Photo[];
}

function Item({ item, camera, photos }: ItemProps) {
  const { name, specs, primary, kind } = item;
  const field = kind === 'telescope' && camera && describeField(item, camera);
  return (
    <li className="relative pl-6.5">
      <span
        aria-hidden="true"
        className={`-translate-1/2 absolute top-[0.8em] left-2 rounded-full border-ink ${primary ? 'border-4' : 'border-2'}`}
      />
      <div className="flex items-baseline justify-between gap-x-4">
        <h3 id={`gear-${slugify(name)}`} className="font-medium font-sans">
          {name}
        </h3>
        {primary && <span className="text-caption">Primary</span>}
      </div>
      <p className="text-caption text-soft">{specs}</p>
      {field && (
        <p className="text-caption text-soft">
          Frames {field} with the {camera.name}.
        </p>
      )}
      {photos.length > 0 && <Use photos={photos} name={name} kind={kind} />}
    </li>
  );
}

function Use({ photos, name, kind }: { photos: Photo[] } & Pick<ItemProps['item'], 'name' | 'kind'>) {
  if (photos.length > MOST_PICTURES) {
    return (
      <p className="text-caption">
        <a href={galleryHref({ name, kind })} className="log-link">
          {describeUse(photos, name)}
          <span className="sr-only"> with {name}</span>
        </a>
      </p>
    );
  }
  return (
    <p className="flex flex-wrap gap-x-4 text-caption">
      {photos.map((photo) => (
        <a key={photo.slug} href={photoHref(photo)} className="log-link">
          {photo.title}
        </a>
      ))}
    </p>
  );
}
