import { ArrowDown, ArrowUpRight } from 'lucide-react';
import type { Profile } from '@/lib/content/content';
import { isOn } from '@/lib/content/documents';
import { ORIGIN } from '@/lib/origin';
import { RESUME_FILES, resumeFileName } from '@/lib/resume/file-name';
import { ButtonLink } from '../ui/button-link';
import { OwnerName } from '../ui/page/owner-name';
import './print.css';

interface ResumeHeaderProps {
  profile: Profile;
  lead?: string | undefined;
}

export function ResumeHeader({ profile: { name, title, location, network }, lead }: ResumeHeaderProps) {
  const hasContact = isOn('contact');
  return (
    <header className="grid grid-cols-1 items-end gap-x-16 gap-y-5 pt-8 pb-8 md:pt-12 lg:grid-cols-[minmax(0,1fr)_auto] lg:pb-10">
      <div className="@container">
        <OwnerName name={name} className="lg:[--text-hero:clamp(5rem,7.4vw,6.75rem)]" />
        <p className="mt-3 font-serif text-lead text-soft">{title}</p>
        {location && <p className="hidden text-soft print:block">{location}</p>}
      </div>
      <div className="space-y-4 sm:max-w-118">
        {lead && <p className="font-serif text-[1.25rem]/[1.4]">{lead}</p>}
        <p className="hidden text-soft print:block" data-markdown="skip">
          {[network?.url, hasContact && `${ORIGIN}/contact`].filter(Boolean).join(', ')}
        </p>
        <div className="flex flex-wrap gap-x-6 gap-y-2 max-sm:*:first:w-full print:hidden">
          <DownloadLink name={name} />
          {network && (
            <ButtonLink href={network.url} variant="link" icon={ArrowUpRight}>
              {network.name}
            </ButtonLink>
          )}
          {hasContact && (
            <ButtonLink href="/contact" variant="link">
              Contact
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}

function DownloadLink({ name }: Pick<Profile, 'name'>) {
  return (
    <ButtonLink href="/resume.pdf" variant="primary" icon={ArrowDown} download={resumeFileName(name, 'pdf')}>
      Download Full Resume
    </ButtonLink>
  );
}

export function ResumeActions({ name, network }: Pick<Profile, 'name' | 'network'>) {
  return (
    <section aria-label="Next steps" className="log-row log-line pt-6 pb-4 md:pt-10 md:pb-8 print:hidden">
      <div className="log-text space-y-3 md:space-y-5">
        <div className="flex flex-wrap gap-x-7 gap-y-3">
          <DownloadLink name={name} />{' '}
          {network && (
            <ButtonLink href={network.url} variant="link" icon={ArrowUpRight}>
              View {network.name} Profile
            </ButtonLink>
          )}
        </div>
        <ul aria-label="Other formats" className="flex flex-wrap gap-x-5 text-caption">
          {RESUME_FILES.slice(1).map(({ label, href, extension }) => (
            <li key={href}>
              <a href={href} download={resumeFileName(name, extension)} className="inline-block log-link py-2">
                {label}
              </a>
            </li>
          ))}
          {isOn('biographies') && (
            <li>
              <a href="/bio" className="inline-block log-link py-2">
                Biography for event organizers
              </a>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
