import { ArrowDown, ArrowUpRight } from 'lucide-react';
import type { Profile } from '@/lib/content/content';
import { isOn } from '@/lib/content/documents';
import { personFileName } from '@/lib/resume/file-name';
import { ButtonLink } from '../ui/button-link';
import { RevealEmail } from './reveal-email';

interface ContactWaysProps {
  profile: Profile;
  address: string;
}

export function ContactWays({ profile, address }: ContactWaysProps) {
  const { network } = profile;
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 sm:max-lg:grid-cols-2">
      <section className="space-y-4 print:not-has-[a]:hidden">
        <h2 className="text-title">Email</h2>
        <p className="needs-script text-ink-soft">
          Hidden from the page source until you click, to keep spam bots away.
        </p>
        <p className="without-script text-ink-soft">Revealing the address requires JavaScript.</p>
        <RevealEmail address={address} />
      </section>
      {network && (
        <section className="space-y-4">
          <h2 className="text-title">{network.name}</h2>
          <p
            data-address={network.url}
            className="text-ink-soft print:after:block print:after:content-[attr(data-address)]"
          >
            For introductions and my career history.
          </p>
          <ButtonLink href={network.url} icon={ArrowUpRight}>
            View {network.name} Profile
          </ButtonLink>
        </section>
      )}
      <section className="space-y-4 print:hidden">
        <h2 className="text-title">Contact card</h2>
        <p className="text-ink-soft">My name, title, company and links for your address book.</p>
        <ButtonLink href="/contact.vcf" icon={ArrowDown} download={personFileName(profile.name, 'vcf')}>
          Download Contact Card
        </ButtonLink>
      </section>
      {isOn('biographies') && (
        <section className="space-y-4 print:hidden">
          <h2 className="text-title">Events</h2>
          <p className="text-ink-soft">An introduction for your program, ready to print or read aloud.</p>
          <ButtonLink href="/bio">Biography</ButtonLink>
        </section>
      )}
    </div>
  );
}
