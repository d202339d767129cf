import type { Profile } from '@/lib/content/content';
import { ButtonLink } from '../ui/button-link';
import { RevealEmail } from './reveal-email';

interface ContactWaysProps {
  profile: Profile;
  address: string;
}

export function ContactWays({ profile, address }: ContactWaysProps) {
  return (
    <div className="space-y-10">
      <section className="space-y-4">
        <h2 className="text-title">Email</h2>
        <p className="needs-script text-ink-soft">
          Hidden from the page source until you click, to keep spam bots away.
        </p>
        <p className="without-script text-ink-soft">Revealing the address requires JavaScript.</p>
        <RevealEmail address={address} />
      </section>
      <section className="space-y-4">
        <h2 className="text-title">{profile.network.name}</h2>
        <p className="text-ink-soft">For introductions and my career history.</p>
        <ButtonLink href={profile.network.url} icon="arrow-up-right">
          View {profile.network.name} Profile
        </ButtonLink>
      </section>
      <p className="text-caption text-ink-faint">{profile.location}</p>
    </div>
  );
}
