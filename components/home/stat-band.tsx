import type { Profile } from '@/lib/content/content';
import { ACCENT_TEXT } from '../ui/accent';
import { Icon } from '../ui/icon';

export function StatBand({ stats }: { stats: Profile['stats'] }) {
  return (
    <dl className="grid grid-cols-2 border-line border-t lg:grid-cols-4">
      {stats.map(({ id, label, value, icon, color }) => (
        <div
          key={id}
          className="flex flex-col-reverse justify-end gap-3 border-line py-8 pr-4 odd:border-r even:pl-6 max-lg:nth-[n+3]:border-t lg:border-r lg:pl-6 lg:first:pl-0 lg:last:border-r-0"
        >
          <dt className="flex items-start gap-2 text-caption text-ink-soft sm:text-base">
            <Icon name={icon} className={`mt-1 size-4 ${ACCENT_TEXT[color]}`} />
            {label}
          </dt>
          <dd className="figures text-figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
