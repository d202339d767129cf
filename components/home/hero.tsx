import { ArrowUpRight } from 'lucide-react';
import type { Profile, Role } from '@/lib/content/content';
import { isOn } from '@/lib/content/documents';
import type { NightDrawing } from '@/lib/sky/drawing';
import { type NightCommits, Nights } from '../sky/nights';
import { ButtonLink } from '../ui/button-link';
import { OwnerName } from '../ui/page/owner-name';
import { Results } from './results';
import './hero.css';

interface HeroProps {
  profile: Profile;
  roles: Role[];
  nights: NightDrawing | undefined;
  commits: NightCommits | undefined;
}

export function Hero({ profile, roles, nights, commits }: HeroProps) {
  return (
    <header
      className={`pt-4 pb-7 lg:pb-14 ${nights ? 'hero-nights lg:grid lg:grid-cols-[var(--log-text)_minmax(0,1fr)]' : 'pl-(--log-text) lg:pt-12'}`}
    >
      {nights && <Nights drawing={nights} commits={commits} />}
      <div className={`@container ${nights ? 'pt-6 pl-(--log-text) lg:pt-8 lg:pl-0' : ''}`}>
        <OwnerName name={profile.name} />
        <p className="mt-3 font-serif text-lead text-soft">{profile.title}</p>
        {profile.bio && (
          <p className="mt-4 max-w-[52ch] font-serif text-lead max-sm:text-[1.25rem] md:mt-8">{profile.bio}</p>
        )}
        <div className="mt-6 mb-7 flex flex-wrap gap-x-7 gap-y-3 md:mb-12">
          {isOn('projects') ? (
            <ButtonLink href="/projects" variant="primary">
              View My Work
            </ButtonLink>
          ) : (
            <ButtonLink href="/resume" variant="primary">
              View My Resume
            </ButtonLink>
          )}
          {profile.network && (
            <ButtonLink href={profile.network.url} variant="link" icon={ArrowUpRight}>
              Connect
            </ButtonLink>
          )}
        </div>
        <Results roles={roles} />
      </div>
    </header>
  );
}
