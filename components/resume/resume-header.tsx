import type { Profile } from '@/lib/content/content';
import { resumeFileName } from '@/lib/resume/file-name';
import { ButtonLink } from '../ui/button-link';
import { PageHeader } from '../ui/page-header';
import './print.css';

interface ResumeHeaderProps {
  profile: Profile;
  lead?: string | undefined;
  /** Absolute URL of the contact page, shown in print. */
  contact: string;
}

/** In print, the name and the links are part of the header. */
export function ResumeHeader({ profile, lead, contact }: ResumeHeaderProps) {
  return (
    <>
      <p className="hidden font-semibold text-page print:mb-1 print:block">{profile.name}</p>
      <PageHeader title={profile.title} lead={lead}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 print:gap-x-4 print:gap-y-0">
          <p className="text-ink-soft">
            <span className="print:hidden">{profile.name}, </span>
            {profile.location}
          </p>
          <p className="hidden text-ink-soft print:block">
            {profile.network.url}, {contact}
          </p>
          <div className="flex flex-wrap gap-3 print:hidden">
            <ButtonLink href={profile.network.url} icon="arrow-up-right">
              {profile.network.name}
            </ButtonLink>
            <ButtonLink href="/contact">Contact</ButtonLink>
          </div>
        </div>
      </PageHeader>
    </>
  );
}

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
      <p className="text-section">Take a copy with you.</p>
      <div className="space-y-4">
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/resume.pdf" variant="primary" icon="arrow-down" download={resumeFileName(name, 'pdf')}>
            Download Full Resume
          </ButtonLink>
          <ButtonLink href={network.url} icon="arrow-up-right">
            View {network.name} Profile
          </ButtonLink>
        </div>
        <ul aria-label="Other formats" className="flex flex-wrap gap-x-5 text-caption text-ink-soft">
          {FORMATS.map(({ label, href, extension }) => (
            <li key={href}>
              <a
                href={href}
                download={resumeFileName(name, extension)}
                className="inline-block py-2 underline decoration-line-strong underline-offset-4 hover:text-ink"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
