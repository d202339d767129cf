import { ArrowUpRight } from 'lucide-react';
import type { Profile } from '@/lib/content/content';
import { isOn } from '@/lib/content/documents';
import { ACCENT_TEXT } from '../ui/accent';
import { BadgeList } from '../ui/badge';
import { ButtonLink } from '../ui/button-link';
import { Section } from '../ui/page/section';
import { ProfileIcon } from './profile-icon';

export function SideQuests({ quests }: { quests: Profile['sideQuests'] }) {
  if (quests.length === 0) return null;
  return (
    <section aria-labelledby="side-quests" className="break-inside-avoid space-y-8 border-line border-t py-12 md:py-20">
      <h2 id="side-quests" className="text-section">
        Side Quests
      </h2>
      <ul className="grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {quests.map(({ title, description, icon, color, href }) => (
          <li key={title} className="group relative space-y-3">
            <ProfileIcon name={icon} className={`size-7 ${ACCENT_TEXT[color]}`} />
            <h3 className="font-semibold">
              {href ? (
                <a href={href} className="stretched group-hover:text-accent-ink">
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            <p className="text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Principles({ principles }: { principles: Profile['principles'] }) {
  if (principles.length === 0) return null;
  return (
    <Section title="How I Work">
      <ul className="divide-y divide-line">
        {principles.map(({ title, description }) => (
          <li key={title} className="grid grid-cols-1 gap-x-8 gap-y-2 py-6 first:pt-0 last:pb-0 md:grid-cols-2">
            <h3 className="text-title">{title}</h3>
            <p className="text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Connect({ profile }: { profile: Profile }) {
  const { title, description, badges } = profile.connect;
  return (
    <section
      aria-labelledby="connect"
      className="full-bleed -mb-20 grid break-inside-avoid grid-cols-1 gap-x-16 gap-y-8 py-16 md:py-24 lg:grid-cols-2"
    >
      <h2 id="connect" className="text-page">
        {title}
      </h2>
      <div className="space-y-7">
        <p className="max-w-[56ch] text-ink-soft text-lead">{description}</p>
        <BadgeList names={badges} />
        <div className="flex flex-wrap gap-3">
          {isOn('contact') && (
            <ButtonLink href="/contact" variant="primary">
              Contact Me
            </ButtonLink>
          )}{' '}
          <ButtonLink href={profile.network.url} icon={ArrowUpRight}>
            {profile.network.name}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
