import { Section } from './section';

interface NeighborsProps<D> {
  title: string;
  neighbors: { previous?: D | undefined; next?: D | undefined };
  getHref(document: NoInfer<D>): string;
}

export function Neighbors<D extends { title: string }>({ title, neighbors, getHref }: NeighborsProps<D>) {
  const { previous, next } = neighbors;
  if (!previous && !next) return null;
  return (
    <div data-search-skip="" className="print:hidden">
      <Section title={title}>
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
          {previous && <NeighborCard label="Previous" title={previous.title} href={getHref(previous)} />}
          {next && <NeighborCard label="Next" title={next.title} href={getHref(next)} />}
        </div>
      </Section>
    </div>
  );
}

function NeighborCard({ label, href, title }: Record<'label' | 'href' | 'title', string>) {
  return (
    <a href={href} className="group block space-y-1">
      <span className="block text-caption text-dim">{label}</span>
      <span className="log-link font-serif text-title group-hover:text-violet-text">{title}</span>
    </a>
  );
}
