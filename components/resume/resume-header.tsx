import type { Profile } from '@/lib/content/content';
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
