import type { Profile } from '@/lib/content';
import { ButtonLink } from '../ui/button-link';

/** What to do after reading. */
export function ResumeActions({ network }: { network: Profile['network'] }) {
  return (
    <section
      aria-label="Next steps"
      className="mt-16 flex flex-wrap items-center justify-between gap-6 border-line border-t pt-10"
    >
      <p className="text-section">Take it with you.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/resume.txt" look="primary" icon="arrow-down" download="resume.txt">
          Download Full Resume
        </ButtonLink>
        <ButtonLink href={network.url} icon="arrow-up-right">
          View {network.name} Profile
        </ButtonLink>
      </div>
    </section>
  );
}
