import { Section } from './section';

interface Neighbor {
  href: string;
  title: string;
}

interface NeighborsProps {
  title: string;
  previous?: Neighbor | undefined;
  next?: Neighbor | undefined;
}

export function Neighbors({ title, previous, next }: NeighborsProps) {
  if (!previous && !next) return null;
  return (
    <div data-search-skip="" className="print:hidden">
      <Section title={title}>
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
          {previous && <NeighborCard label="Previous" {...previous} />}
          {next && <NeighborCard label="Next" {...next} />}
        </div>
      </Section>
    </div>
  );
}

function NeighborCard({ label, href, title }: Neighbor & { label: string }) {
  return (
    <a
      href={href}
      className="group space-y-1 rounded-card border border-line bg-plate/70 p-6 transition-colors hover:border-accent"
    >
      <span className="block text-caption text-ink-faint">{label}</span>
      <span className="block text-title group-hover:text-accent-ink">{title}</span>
    </a>
  );
}
