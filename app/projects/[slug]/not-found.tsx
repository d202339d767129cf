import { NotFound } from '@/components/shell/not-found';
import { Shell } from '@/components/shell/shell';

export default function ProjectNotFound() {
  return (
    <Shell path="">
      <NotFound title="Project not found" back={{ href: '/projects', label: 'Back to Projects' }}>
        No project answers to this name. The list has every one there is.
      </NotFound>
    </Shell>
  );
}
