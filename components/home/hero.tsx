import { ArrowUpRight } from 'lucide-react';
import { captionOf } from '@/lib/astro/sky/chosen-sky';
import { domeOf } from '@/lib/astro/sky/dome';
import type { Profile } from '@/lib/content/content';
import { isOn } from '@/lib/content/documents';
import { portraitSources } from '@/lib/content/portrait';
import { DOME_RADIUS, SkyDome } from '../sky/sky-dome';
import { StarChart } from '../sky/star-chart';
import { ACCENT_TEXT } from '../ui/accent';
import { ButtonLink } from '../ui/button-link';
import { ProfileIcon } from './profile-icon';
import './hero.css';

export function Hero({ profile }: { profile: Profile }) {
  const sky = profile.looks?.sky;
  const dome = sky && domeOf(sky, DOME_RADIUS);
  return (
    <header className="relative isolate overflow-x-clip py-16 md:py-24 lg:py-32">
      {dome ? <SkyDome dome={dome} className="hero-chart hero-dome" /> : <StarChart className="hero-chart" />}
      <Portrait profile={profile} />
      <div className="max-w-2xl space-y-7">
        <div className="space-y-4">
          <h1 className="text-hero">{profile.name}</h1>
          <p className="text-accent-ink text-title">{profile.title}</p>
        </div>
        <p className="max-w-[54ch] text-ink-soft text-lead">{profile.bio}</p>
        <div className="flex flex-wrap gap-3">
          {isOn('projects') ? (
            <ButtonLink href="/projects" variant="primary">
              View My Work
            </ButtonLink>
          ) : (
            <ButtonLink href="/resume" variant="primary">
              View My Resume
            </ButtonLink>
          )}
          <ButtonLink href={profile.network.url} icon={ArrowUpRight}>
            Connect
          </ButtonLink>
        </div>
        {sky && dome && <p className="text-caption text-ink-faint">{captionOf(sky, dome.isDaylight)}</p>}
      </div>
    </header>
  );
}

function Portrait({ profile: { avatar, name } }: { profile: Profile }) {
  if (!avatar) return null;
  return (
    <img
      {...portraitSources(avatar, '(min-width: 64rem) 11rem, 6rem')}
      alt={`Portrait of ${name}`}
      width={320}
      height={320}
      // The text and its font load first.
      fetchPriority="low"
      className="hero-portrait"
    />
  );
}

export function StatBand({ stats }: { stats: Profile['stats'] }) {
  if (stats.length === 0) return null;
  return (
    <dl className="two-columns gap-x-6 gap-y-8 border-line border-t py-8 lg:grid-cols-4">
      {stats.map(({ id, label, value, icon, color }) => (
        <div key={id} className="flex flex-col-reverse justify-end gap-2">
          <dt className="flex items-start gap-2 text-caption text-ink-soft sm:text-base">
            <ProfileIcon name={icon} className={`mt-1 ${ACCENT_TEXT[color]}`} />
            {label}
          </dt>
          <dd className="figures text-section">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
