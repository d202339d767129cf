import type { Profile } from '@/lib/content/content';
import { ButtonLink } from '../ui/button-link';
import { PageHeader } from '../ui/page-header';
import './print.css';

interface ResumeHeaderProps {
  profile: Profile;
  lead?: string | undefined;
  /** Full address of the contact page, for paper. */
  contact: string;
}

/** Whose résumé this is and how to reach them; on paper, where nothing else says it, the name comes first. */
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
