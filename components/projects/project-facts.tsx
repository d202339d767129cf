import type { Project } from '@/lib/content/content';
import { formatPeriod } from '@/lib/dates';
import { roleLabel, STATUS_LABEL, typeLabel } from '@/lib/projects/labels';
import { Badge } from '../ui/badge';
import { Section } from '../ui/section';

/** The facts of a project once more, as a table, and its tags. */
export function ProjectFacts({ project }: { project: Project }) {
  const facts = [
    ['Role', roleLabel(project)],
    ['Duration', formatPeriod(project)],
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
      <Section title="Tags">
        <ul className="flex flex-wrap gap-2">
          {project.tags.map(({ name }) => (
            <li key={name}>
              <Badge>{name}</Badge>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
