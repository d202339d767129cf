import type { Profile } from '@/lib/content/content';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button-link';
import { Section } from '../ui/section';

/** The invitation at the end of the home page. */
export function Connect({ profile }: { profile: Profile }) {
  const { title, description, badges } = profile.connect;
  return (
    <Section title={title}>
      <div className="space-y-7">
        <p className="max-w-[56ch] text-ink-soft text-lead">{description}</p>
        <ul className="flex flex-wrap gap-2">
          {badges.map((badge) => (
            <li key={badge}>
              <Badge>{badge}</Badge>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/contact" look="primary">
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
