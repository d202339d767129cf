import { gearCounts } from '@/lib/astro/astrophotography';
import { gearSlug } from '@/lib/astro/gear-slug';
import type { GearGroup } from '@/lib/content/content';
import { ACCENT_TEXT } from '../ui/accent';
import { Badge } from '../ui/badge';

export function Equipment({ groups }: { groups: GearGroup[] }) {
  return (
    <div className="space-y-14">
      <ul
        aria-label="The rig in numbers"
        className="grid grid-cols-2 gap-x-8 gap-y-6 border-line border-y py-8 lg:grid-cols-4"
      >
        {gearCounts(groups).map(({ count, noun }) => (
          <li key={noun} className="flex flex-wrap items-baseline gap-x-3">
            <span className="figures text-figure">{count}</span> <span className="text-ink-soft">{noun}</span>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-2">
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title} className="space-y-5">
            <h2 className="flex items-center gap-3 text-title">
              <span aria-hidden="true" className={`size-2.5 rounded-full bg-current ${ACCENT_TEXT[group.color]}`} />
              {group.title}
            </h2>
            <ul className="divide-y divide-line border-line border-t">
              {group.items.map(({ name, specs, primary }) => (
                <li key={name} id={`gear-${gearSlug(name)}`} className="space-y-1 py-4">
                  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                    <h3 className="font-medium">{name}</h3>
                    {primary && <Badge color={group.color}>Primary</Badge>}
                  </div>
                  <p className="text-caption text-ink-soft">{specs}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
