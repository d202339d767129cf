import type { Profile } from '@/lib/content';
import { ButtonLink } from '../ui/button-link';
import { PageHeader } from '../ui/page-header';

/** Whose résumé this is and how to reach them. */
export function ResumeHeader({ profile, lead }: { profile: Profile; lead?: string | undefined }) {
  return (
    <PageHeader title={profile.title} lead={lead}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <p className="text-ink-soft">
          {profile.name}, {profile.location}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={profile.network.url} icon="arrow-up-right">
            {profile.network.name}
          </ButtonLink>
          <ButtonLink href="/contact">Contact</ButtonLink>
        </div>
      </div>
    </PageHeader>
  );
}
