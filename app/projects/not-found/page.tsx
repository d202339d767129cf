import type { Metadata } from 'next';
import { NotFound } from '@/components/shell/not-found';
import { Shell } from '@/components/shell/shell';

export const metadata: Metadata = {
  title: 'Project not found',
  description: 'No project of this site answers to this name.',
  robots: 'noindex',
};

/**
 * Where next.config.mjs leads the addresses of projects that do not exist; finish-build.ts gives it the status 404. A
 * page that calls notFound() while serving would send an empty document that needs scripts.
 */
export default function ProjectNotFoundPage() {
  return (
    <Shell path="">
      <NotFound title="Project not found" back={{ href: '/projects', label: 'Back to Projects' }}>
        No project answers to this name. The list has every one there is.
      </NotFound>
    </Shell>
  );
}
