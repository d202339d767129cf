import type { Profile } from '@/lib/content/content';
import { StarChart } from '../sky/star-chart';
import { ACCENT_TEXT } from '../ui/accent';
import { ButtonLink } from '../ui/button-link';
import { Icon } from '../ui/icon';

export function Hero({ profile }: { profile: Profile }) {
  return (
    <header className="relative isolate overflow-x-clip py-20 md:py-28 lg:py-36">
      <StarChart className="-z-10 -right-32 -top-16 lg:-right-10 pointer-events-none absolute w-[30rem] max-w-none opacity-70 max-lg:mask-[linear-gradient(200deg,black_15%,transparent_48%)] md:w-[38rem] lg:top-1/2 lg:w-[46rem] lg:-translate-y-1/2 lg:opacity-100" />
      <div className="max-w-2xl space-y-7">
        <div className="space-y-4">
          <h1 className="text-hero">{profile.name}</h1>
          <p className="text-accent-ink text-title">{profile.title}</p>
        </div>
        <p className="max-w-[54ch] text-ink-soft text-lead">{profile.bio}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/projects" variant="primary">
            View My Work
          </ButtonLink>
          <ButtonLink href={profile.network.url} icon="arrow-up-right">
            Connect
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}

export function StatBand({ stats }: { stats: Profile['stats'] }) {
  return (
    <dl className="grid grid-cols-2 border-line border-t lg:grid-cols-4">
      {stats.map(({ id, label, value, icon, color }) => (
        <div
          key={id}
          className="flex flex-col-reverse justify-end gap-3 border-line py-8 pr-4 odd:border-r even:pl-6 max-lg:nth-[n+3]:border-t lg:border-r lg:pl-6 lg:first:pl-0 lg:last:border-r-0"
        >
          <dt className="wrap-anywhere flex items-start gap-2 text-caption text-ink-soft sm:text-base">
            <Icon name={icon} className={`mt-1 size-4 ${ACCENT_TEXT[color]}`} />
            {label}
          </dt>
          <dd className="figures text-figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
