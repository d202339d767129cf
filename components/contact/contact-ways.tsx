import { ArrowUpRight } from 'lucide-react';
import type { Profile } from '@/lib/content/content';
import { isOn } from '@/lib/content/documents';
import { personFileName } from '@/lib/resume/file-name';
import { ButtonLink } from '../ui/button-link';
import { BUTTON_CLASS } from '../ui/links';

export function ContactWays({ profile }: { profile: Profile }) {
  const { network } = profile;
  const links = [
    ...(network ? [{ href: network.url, text: `View ${network.name} Profile`, icon: ArrowUpRight }] : []),
    { href: '/contact.vcf', text: 'Download Contact Card', download: personFileName(profile.name, 'vcf') },
    ...(isOn('biographies') ? [{ href: '/bio', text: 'Biography' }] : []),
  ];
  return (
    <section className="log-margin mt-10 space-y-4 max-lg:border-hairline max-lg:border-t max-lg:pt-7 print:has-[[data-revealed][hidden]]:hidden">
      <h2 className="text-title">Email</h2>
      <p className="without-script text-soft">Revealing the address requires JavaScript.</p>
      <p aria-live="polite">
        {/* client.ts gives it an address. */}
        <a
          href="mailto:"
          hidden
          data-revealed=""
          className="inline-flex min-h-11 items-center log-link break-all font-medium"
        >
          Email
        </a>
        <button type="button" data-reveal="" className={`needs-script lg:whitespace-nowrap ${BUTTON_CLASS.quiet}`}>
          Click to reveal email
        </button>
      </p>
      <ul className="text-caption">
        {links.map(({ href, text, ...link }) => (
          <li key={href}>
            <ButtonLink href={href} variant="link" {...link}>
              {text}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
