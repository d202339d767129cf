import type { Diagram } from '@/lib/diagram/diagrams';
import { durationLabel, roleLabel, STATUS_LABEL, typeLabel } from '@/lib/projects/labels';
import type { Project } from '@/lib/projects/projects';
import { slugify } from '@/lib/slug';
import { DiagramFigure } from '../diagram/diagram-figure';
import { BadgeList } from '../ui/badge';
import { Neighbors } from '../ui/page/neighbors';
import { Section } from '../ui/page/section';

export function Architecture({ diagrams }: { diagrams: Diagram[] }) {
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

export function TechStack({ groups }: { groups: Project['technologyGroups'] }) {
  if (groups.length === 0) return null;
  return (
    <Section title="Tech Stack">
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2">
        {groups.map(({ category, technologies }) => (
          <section key={category} aria-label={category} className="space-y-4">
            <h3 className="border-line border-b pb-2 font-semibold">{category}</h3>
            <dl className="space-y-3">
              {technologies.map(({ name, description }) => (
                <div key={name}>
                  <dt id={`technology-${slugify(name)}`}>{name}</dt>
                  {description && <dd className="text-caption text-ink-soft">{description}</dd>}
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Section>
  );
}

export function ProjectFacts({ project }: { project: Project }) {
  const facts = [
    ['Role', roleLabel(project)],
    ['Duration', durationLabel(project)],
    ['Status', STATUS_LABEL[project.status]],
    ['Type', typeLabel(project)],
  ];
  return (
    <>
      <Section title="Project Info">
        <table className="w-full max-w-xl">
          <tbody>
            {facts.map(([label, value]) => (
              <tr key={label} className="border-line not-last:border-b">
                <th scope="row" className="w-36 py-3 text-left font-normal text-ink-faint">
                  {label}
                </th>
                <td className="py-3 tabular-nums">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      {project.tags.length > 0 && (
        <Section title="Tags">
          <BadgeList names={project.tags.map(({ name }) => name)} />
        </Section>
      )}
    </>
  );
}

interface ProjectNavigationProps {
  previous?: Project | undefined;
  next?: Project | undefined;
}

export function ProjectNavigation({ previous, next }: ProjectNavigationProps) {
  return <Neighbors title="More projects" previous={previous && neighbor(previous)} next={next && neighbor(next)} />;
}

function neighbor({ slug, title }: Project) {
  return { href: `/projects/${slug}`, title };
}
