import { ArrowUpRight } from 'lucide-react';
import type { Profile } from '@/lib/content/content';
import { isOn } from '@/lib/content/documents';
import { portraitSources } from '@/lib/content/portrait';
import { Prose } from '../mdx/prose';
import { ButtonLink } from '../ui/button-link';
import { NameList } from '../ui/name-list';
import { Section } from '../ui/page/section';
import { When } from '../ui/page/when';
import { ProfileIcon } from './profile-icon';

export function About({ profile }: { profile: Profile }) {
  const { body, quote } = profile;
  return (
    <>
      {body.raw.trim() && (
        <Section title="About" note={<Portrait profile={profile} />} isBeside>
          <div className="font-serif max-md:leading-normal md:text-[1.125rem]">
            <Prose markdown={body.raw} />
          </div>
        </Section>
      )}
      {quote && (
        <figure className="log-row pb-7 md:pb-16">
          <blockquote className="log-text -indent-[0.42em] order-1 font-serif text-quote">“{quote.text}”</blockquote>
          <figcaption className="log-margin mt-4 text-caption text-soft lg:row-start-1 lg:mt-2">
            <span className="block font-medium text-ink">{quote.name}</span> {quote.title}
          </figcaption>
        </figure>
      )}
    </>
  );
}

export function Portrait({ profile: { avatar, name } }: { profile: Profile }) {
  if (!avatar) {
    const initials = name.split(' ').map((word) => word.charAt(0).toUpperCase());
    return (
      <span
        aria-hidden="true"
        className="neatline grid size-14 place-items-center font-serif text-soft text-title lg:size-24 lg:text-figure"
      >
        {initials.join('').slice(0, 2)}
      </span>
    );
  }
  return (
    <img
      {...portraitSources(avatar, '8rem')}
      alt={`Portrait of ${name}`}
      width={128}
      height={128}
      loading="lazy"
      className="neatline size-14 object-cover lg:size-32"
    />
  );
}

export function SideQuests({ quests }: { quests: Profile['sideQuests'] }) {
  if (quests.length === 0) return null;
  return (
    <Section title="Side Quests">
      <ul className="grid grid-cols-1 gap-x-12 gap-y-4 md:gap-y-6 sm:grid-cols-2">
        {quests.map(({ title, description, icon, href }) => (
          <li key={title} className="group relative grid grid-cols-[2.25rem_minmax(0,1fr)] content-start gap-y-1">
            <ProfileIcon name={icon} />
            <h3 className="text-title">
              {href ? (
                <a href={href} className="stretched log-link">
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            <p className="col-start-2 text-caption text-soft">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Principles({ principles }: { principles: Profile['principles'] }) {
  if (principles.length === 0) return null;
  return (
    <Section title="How I Work">
      <ul className="grid grid-cols-1 gap-y-4 md:auto-cols-fr md:grid-flow-col">
        {principles.map(({ title, description }) => (
          <li
            key={title}
            className="space-y-1 pr-6 md:space-y-2 md:not-first:border-hairline md:not-first:border-l md:not-first:pl-6"
          >
            <h3 className="text-title">{title}</h3>
            <p className="text-caption text-soft">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Connect({ profile: { connect, network } }: { profile: Profile }) {
  if (!connect) return null;
  const { title, description, badges } = connect;
  return (
    <Section title={title} id="connect" when={<When mark="now">Now</When>}>
      <p className="font-serif text-[1.125rem] md:text-lead">{description}</p>
      <div className="mt-5 text-caption text-soft">
        <NameList names={badges} />
      </div>
      <div className="mt-5 flex flex-wrap gap-x-7 gap-y-3">
        {isOn('contact') && (
          <ButtonLink href="/contact" variant="primary">
            Contact Me
          </ButtonLink>
        )}{' '}
        {network && (
          <ButtonLink href={network.url} variant="link" icon={ArrowUpRight}>
            {network.name}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
