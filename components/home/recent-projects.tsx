import type { Project } from '@/lib/content/content';
import { formatYears } from '@/lib/dates';
import { highlightedTechnologies } from '@/lib/projects/technologies';
import { BadgeList } from '../ui/badge';
import { Section } from '../ui/section';

export function RecentProjects({ projects }: { projects: Project[] }) {
  return (
    <Section
      title="Recent Projects"
      note={
        <a href="/projects" className="text-accent-ink underline underline-offset-4 hover:text-ink">
          All projects
        </a>
      }
    >
      <ul className="grid grid-cols-1 gap-8 md:grid-cols-2">
        {projects.map((project) => (
          <li key={project.slug} className="group relative space-y-4">
            {project.thumbnailUrl && (
              <img
                src={project.thumbnailUrl}
                alt=""
                width={800}
                height={500}
                loading="lazy"
                className="aspect-8/5 w-full rounded-card border border-line object-cover transition-colors group-hover:border-accent"
              />
            )}
            <p className="text-caption text-ink-faint tabular-nums">{formatYears(project)}</p>
            <h3 className="text-title">
              <a href={`/projects/${project.slug}`} className="stretched group-hover:text-accent-ink">
                {project.title}
              </a>
            </h3>
            <p className="text-ink-soft">{project.description}</p>
            <BadgeList names={highlightedTechnologies(project.technologyGroups)} label="Technologies" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
