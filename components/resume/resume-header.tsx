import { ArrowDown, ArrowUpRight } from 'lucide-react';
import type { Profile } from '@/lib/content/content';
import { isOn } from '@/lib/content/documents';
import { resumeFileName } from '@/lib/resume/file-name';
import { ButtonLink } from '../ui/button-link';
import './print.css';

interface ResumeHeaderProps {
  profile: Profile;
  lead?: string | undefined;
  /** Absolute URL of the contact page, shown in print; undefined if there is none. */
  contact?: string | undefined;
}

export function ResumeHeader({ profile: { name, title, location, network }, lead, contact }: ResumeHeaderProps) {
  return (
    <header className="space-y-5 pt-14 pb-10 md:pt-20 md:pb-14">
      <div className="space-y-3">
        <h1 className="text-page">{name}</h1>
        <p className="text-accent-ink text-title">{title}</p>
        {location && <p className="text-ink-soft">{location}</p>}
      </div>
      {lead && <p className="max-w-[60ch] text-ink-soft text-lead">{lead}</p>}
      <p className="hidden text-ink-soft print:block">{[network?.url, contact].filter(Boolean).join(', ')}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <DownloadLink name={name} />
        {network && (
          <ButtonLink href={network.url} icon={ArrowUpRight}>
            {network.name}
          </ButtonLink>
        )}
        {contact && <ButtonLink href="/contact">Contact</ButtonLink>}
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

const SMALL_LINK = 'inline-block py-2 text-caption underline decoration-line-strong underline-offset-4 hover:text-ink';

const FORMATS = [
  { label: 'PDF (US Letter)', href: '/resume-letter.pdf', extension: 'pdf' },
  { label: 'Word', href: '/resume.docx', extension: 'docx' },
  { label: 'Plain text', href: '/resume.txt', extension: 'txt' },
  { label: 'Markdown', href: '/resume.md', extension: 'md' },
  { label: 'JSON Resume', href: '/resume.json', extension: 'json' },
] as const;

export function ResumeActions({ name, network }: Pick<Profile, 'name' | 'network'>) {
  return (
    <section
      aria-label="Next steps"
      className="mt-16 flex flex-wrap items-start justify-between gap-6 border-line border-t pt-10 print:hidden"
    >
      <h2 id="copies" className="text-section">
        Take a copy with you.
      </h2>
      <div className="space-y-4">
        <div className="flex flex-wrap gap-3">
          <DownloadLink name={name} />{' '}
          {network && (
            <ButtonLink href={network.url} icon={ArrowUpRight}>
              View {network.name} Profile
            </ButtonLink>
          )}
        </div>
        <ul aria-label="Other formats" className="flex flex-wrap gap-x-5 text-ink-soft">
          {FORMATS.map(({ label, href, extension }) => (
            <li key={href}>
              <a href={href} download={resumeFileName(name, extension)} className={SMALL_LINK}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        {isOn('biographies') && (
          <a href="/bio" className={`text-ink-soft ${SMALL_LINK}`}>
            Biography for event organizers
          </a>
        )}
      </div>
    </section>
  );
}
