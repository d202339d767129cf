import { findDiagram, getProjectDiagrams } from '@/lib/projects/diagrams';
import type { Project } from '@/lib/projects/projects';
import { DiagramFigure } from '../diagram/diagram-figure';
import { Prose } from '../mdx/prose';
import { Section } from '../ui/page/section';
import './project-overview.css';

export function ProjectOverview({ project }: { project: Project }) {
  const markdown = project.body.raw;
  const { inText, afterText } = getProjectDiagrams(project);
  if (markdown.trim() === '' && inText.length === 0 && afterText.length === 0) return null;
  return (
    <Section title="Project Overview">
      <div className="project-overview space-y-10">
        <Prose markdown={markdown} more={{ Diagram: PlacedDiagram }} />
        {afterText.map((diagram) => (
          <DiagramFigure key={diagram.name} diagram={diagram} />
        ))}
      </div>
    </Section>
  );
}

function PlacedDiagram({ name = '' }: { name?: string }) {
  const diagram = findDiagram(name);
  return diagram && <DiagramFigure diagram={diagram} />;
}
