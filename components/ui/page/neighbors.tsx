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
    <a href={href} className="group block space-y-1">
      <span className="block text-caption text-dim">{label}</span>
      <span className="log-link font-serif text-title group-hover:text-violet-text">{title}</span>
    </a>
  );
}
