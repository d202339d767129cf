import type { Profile } from '@/lib/content/content';
import { StarChart } from '../sky/star-chart';
import { ButtonLink } from '../ui/button-link';

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
