import { gearCounts } from '@/lib/astro/astrophotography';
import { gearMatrix } from '@/lib/astro/gear/gear-matrix';
import { type GearUse, galleryHref, gearUse, gearUseText } from '@/lib/astro/gear/gear-use';
import { rigFields } from '@/lib/astro/gear/rig-fields';
import { rigParts } from '@/lib/astro/gear/rig-parts';
import { PLEIADES } from '@/lib/astro/gear/rig-targets';
import { primaryRigOf } from '@/lib/astro/gear/rig-view';
import type { Photo } from '@/lib/astro/photo/photo';
import type { GearGroup } from '@/lib/astro/photos';
import { slugify } from '@/lib/slug';
import { ACCENT_TEXT } from '../ui/accent';
import { Badge } from '../ui/badge';
import { NothingYet } from '../ui/empty-result';
import { DocumentMark } from '../ui/page/document-mark';
import { GearMatrix } from './gear/gear-matrix';
import { RigResults } from './gear/rig-results';
import { RigSection } from './gear/rig-section';

interface EquipmentProps {
  groups: GearGroup[];
  photos: Photo[];
  photosUrl: string;
}

export function Equipment({ groups, photos, photosUrl }: EquipmentProps) {
  if (groups.length === 0) return <NothingYet />;
  const counts = gearCounts(groups);
  const uses = gearUse(photos);
  const names = groups.flatMap(({ items }) => items.map(({ name }) => name));
  const matrix = gearMatrix(photos, names);
  const parts = rigParts(groups);
  const primaryRig = primaryRigOf(parts);
  return (
    <div className="space-y-14">
      {counts.length > 0 && (
        <ul
          aria-label="The rig in numbers"
          className="grid grid-cols-2 gap-x-8 gap-y-6 border-line border-y py-8 lg:grid-cols-4"
        >
          {counts.map(({ count, noun }) => (
            <li key={noun} className="flex flex-wrap items-baseline gap-x-3 max-[23rem]:flex-col">
              <span className="figures text-figure">{count}</span> <span className="text-ink-soft">{noun}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-2">
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title} className="space-y-5">
            <h2 className="flex items-center gap-3 text-title">
              <span aria-hidden="true" className={`size-2.5 rounded-full bg-current ${ACCENT_TEXT[group.color]}`} />
              {group.title}
              <DocumentMark mark={group.mark} />
            </h2>
            <ul className="divide-y divide-line border-line border-t">
              {group.items.map((item) => (
                <Item key={item.name} {...item} color={group.color} use={uses.get(item.name)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {matrix && <GearMatrix {...matrix} />}
      {primaryRig && (
        <RigSection parts={parts} fields={rigFields(photos, photosUrl)}>
          <RigResults rig={primaryRig} target={PLEIADES} />
        </RigSection>
      )}
    </div>
  );
}

type ItemProps = GearGroup['items'][number] & Pick<GearGroup, 'color'> & { use: GearUse | undefined };

function Item({ name, specs, primary, kind, color, use }: ItemProps) {
  return (
    <li className="space-y-1 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={`gear-${slugify(name)}`} className="font-medium">
          {name}
        </h3>
        {primary && <Badge color={color}>Primary</Badge>}
      </div>
      <p className="text-caption text-ink-soft">{specs}</p>
      {use && (
        <p className="text-caption">
          <a href={galleryHref({ name, kind })} className="text-accent-ink underline underline-offset-4">
            {gearUseText(use)}
            <span className="sr-only"> with {name}</span>
          </a>
        </p>
      )}
    </li>
  );
}
