import type { Profile } from '@/lib/content/content';
import { ACCENT_TEXT } from '../ui/accent';
import { BadgeList } from '../ui/badge';
import { ButtonLink } from '../ui/button-link';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';

export function SideQuests({ quests }: { quests: Profile['sideQuests'] }) {
  return (
    <Section title="Side Quests">
      <ul className="grid grid-cols-1 gap-x-12 sm:grid-cols-2">
        {quests.map(({ title, description, icon, color, href }) => (
          <li
            key={title}
            className="group relative grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 border-line py-6 first:pt-0 last:pb-0 not-last:border-b sm:nth-2:pt-0 sm:nth-3:border-b-0 sm:nth-3:pb-0"
          >
            <Icon name={icon} className={`mt-0.5 size-6 ${ACCENT_TEXT[color]}`} />
            <h3 className="font-semibold">
              {href ? (
                <a href={href} className="stretched group-hover:text-accent-ink">
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            <p className="col-start-2 text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Principles({ principles }: { principles: Profile['principles'] }) {
  return (
    <Section title="How I Work">
      <ul className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-3">
        {principles.map(({ title, description }) => (
          <li key={title} className="space-y-3">
            <h3 className="font-semibold text-lg">{title}</h3>
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
    <Section title={title}>
      <div className="space-y-7">
        <p className="max-w-[56ch] text-ink-soft text-lead">{description}</p>
        <BadgeList names={badges} />
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/contact" variant="primary">
            Contact Me
          </ButtonLink>
          <ButtonLink href={profile.network.url} icon="arrow-up-right">
            {profile.network.name}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
