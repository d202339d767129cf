import type { Project } from '@/lib/content/content';
import { Section } from '../ui/section';

interface ProjectNavigationProps {
  previous?: Project | undefined;
  next?: Project | undefined;
}

/** The projects before and after this one in site order. */
export function ProjectNavigation({ previous, next }: ProjectNavigationProps) {
  return (
    <Section title="Navigation">
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        {previous && <NeighborCard label="Previous" project={previous} />}
        {next && <NeighborCard label="Next" project={next} />}
      </div>
    </Section>
  );
}

function NeighborCard({ label, project }: { label: string; project: Project }) {
  return (
    <a
      href={`/projects/${project.slug}`}
      className="group space-y-1 rounded-card border border-line bg-night/70 p-6 transition-colors hover:border-accent"
    >
      <span className="block text-caption text-ink-faint">{label}</span>
      <span className="block text-title group-hover:text-accent-ink">{project.title}</span>
    </a>
  );
}
