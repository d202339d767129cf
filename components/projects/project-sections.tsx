import type { getProjectDiagrams } from '@/lib/projects/diagrams';
import { durationLabel, roleLabel, STATUS_LABEL, typeLabel } from '@/lib/projects/labels';
import type { Project } from '@/lib/projects/projects';
import { slugify } from '@/lib/slug';
import { DiagramFigure, diagramScript } from '../diagram/diagram-figure';
import { InlineScript } from '../ui/inline-script';
import { NameList } from '../ui/name-list';
import { Section } from '../ui/page/section';

/** Includes the script for all diagrams of the page. The others come before this section. */
export function Architecture({ architecture, inText, afterText }: ReturnType<typeof getProjectDiagrams>) {
  return (
    <>
      {architecture.length > 0 && (
        <Section title="Architecture">
          <div className="diagram-pair grid gap-x-6 gap-y-10 md:grid-cols-2">
            {architecture.map((diagram) => (
              <DiagramFigure key={diagram.name} diagram={diagram} />
            ))}
          </div>
        </Section>
      )}
      {[architecture, inText, afterText].some(({ length }) => length > 0) && <InlineScript text={diagramScript()} />}
    </>
  );
}

export function TechStack({ groups }: { groups: Project['technologyGroups'] }) {
  if (groups.length === 0) return null;
  return (
    <Section title="Tech Stack">
      <div className="columns-[15rem] gap-x-8">
        {groups.map(({ category, technologies }) => (
          <section key={category} aria-label={category} className="break-inside-avoid pb-5">
            <h3 className="pb-2 text-title">{category}</h3>
            <dl className="space-y-2 text-caption">
              {technologies.map(({ name, description }) => (
                <div key={name}>
                  <dt id={`technology-${slugify(name)}`} className="font-medium">
                    {name}
                  </dt>
                  {description && <dd className="text-dim">{description}</dd>}
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
    <Section title="Project Info">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <table className="w-full self-start text-caption">
          <tbody>
            {facts.map(([label, value]) => (
              <tr key={label} className="border-hairline border-b">
                <th scope="row" className="w-28 py-1.5 text-left font-normal text-dim">
                  {label}
                </th>
                <td className="py-1.5 tabular-nums">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {project.tags.length > 0 && (
          <section aria-labelledby="tags">
            <h3 id="tags" className="pb-2 text-title">
              Tags
            </h3>
            <div className="text-caption text-soft">
              <NameList names={project.tags.map(({ name }) => name)} />
            </div>
          </section>
        )}
      </div>
    </Section>
  );
}
