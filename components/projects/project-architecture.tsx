import type { Diagram } from '@/lib/content/content';
import { DiagramFigure } from '../diagram/diagram-figure';
import { Section } from '../ui/section';

/** How it is built and how it is delivered. */
export function ProjectArchitecture({ diagrams }: { diagrams: Diagram[] }) {
  if (diagrams.length === 0) return null;
  return (
    <Section title="Architecture">
      <div className="space-y-14">
        {diagrams.map((diagram) => (
          <DiagramFigure key={diagram.name} diagram={diagram} />
        ))}
      </div>
    </Section>
  );
}
