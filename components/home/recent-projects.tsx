import { formatYears } from '@/lib/dates';
import type { Project } from '@/lib/projects/projects';
import { highlightedTechnologies } from '@/lib/projects/technologies';
import { BadgeList } from '../ui/badge';
import { DocumentMark } from '../ui/page/document-mark';

export function RecentProjects({ projects }: { projects: Project[] }) {
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="recent-projects" className="space-y-8 py-12 md:py-20">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="recent-projects" className="text-section">
          Recent Projects
        </h2>
        <a href="/projects" className="text-accent-ink underline underline-offset-4 hover:text-ink">
          All projects
        </a>
      </div>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-12 md:grid-cols-2">
        {projects.map((project) => (
          <li key={project.slug} className="group relative space-y-4">
            {project.thumbnailUrl && (
              <img
                src={project.thumbnailUrl}
                alt=""
                width={800}
                height={500}
                loading="lazy"
                style={{ viewTransitionName: `project-${project.slug}` }}
                className="aspect-8/5 w-full rounded-card border border-line object-cover transition-colors group-hover:border-accent"
              />
            )}
            <p className="flex items-center gap-3 text-caption text-ink-faint">
              {formatYears(project)}
              <DocumentMark mark={project.mark} />
            </p>
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
    </section>
  );
}
