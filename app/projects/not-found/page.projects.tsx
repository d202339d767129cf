import type { Metadata } from 'next';
import { NotFound } from '@/components/shell/not-found';
import { Shell } from '@/components/shell/shell';

export const metadata: Metadata = {
  title: 'Project not found',
  description: 'There is no project at this address.',
  robots: 'noindex',
};

/** proxy.projects.ts sends this page for a project that does not exist; scripts/finish-build gives it the status 404. */
export default function ProjectNotFoundPage() {
  return (
    <Shell path="">
      <NotFound title="Project not found" back={{ href: '/projects', label: 'Back to Projects' }} />
    </Shell>
  );
}
