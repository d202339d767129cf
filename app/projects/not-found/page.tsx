import type { Metadata } from 'next';
import { NotFound } from '@/components/shell/not-found';
import { Shell } from '@/components/shell/shell';

export const metadata: Metadata = {
  title: 'Project not found',
  description: 'No project of this site answers to this name.',
  robots: 'noindex',
};

/** What proxy.ts answers with for a project that does not exist; finish-build.ts gives it the status 404. */
export default function ProjectNotFoundPage() {
  return (
    <Shell path="">
      <NotFound title="Project not found" back={{ href: '/projects', label: 'Back to Projects' }}>
        No project answers to this name. The list has every one there is.
      </NotFound>
    </Shell>
  );
}
