import type { Project } from '@/lib/projects/projects';
import { highlightedTechnologies } from '@/lib/projects/summary';
import { DocumentMark } from '../ui/badge';
import { NameList } from '../ui/name-list';
import { WhenPeriod } from '../ui/page/when';

export function RecentProjects({ projects }: { projects: Project[] }) {
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="recent-projects" className="log-line relative space-y-6 py-5 md:space-y-10 md:py-16">
      {projects.map((project, index) => (
        <div key={project.slug} className="log-row">
          <div className="log-margin">
            {index === 0 && (
              <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 lg:block lg:space-y-3">
                <h2 id="recent-projects" className="text-section">
                  Recent Projects
                </h2>
                <a href="/projects" className="log-link text-caption">
                  All projects
                </a>
              </div>
            )}
          </div>
          <WhenPeriod {...project} />
          <ProjectCard project={project} />
        </div>
      ))}
    </section>
  );
}

function ProjectCard({ project }: { project: Project }) {
  const { slug, title, description, thumbnailUrl, technologyGroups, mark } = project;
  return (
    <article className="log-text group relative grid grid-cols-1 gap-x-10 gap-y-4 md:grid-cols-[minmax(0,16fr)_minmax(0,9fr)]">
      {thumbnailUrl && (
        <img
          src={thumbnailUrl}
          alt=""
          width={800}
          height={500}
          loading="lazy"
          style={{ viewTransitionName: `project-${slug}` }}
          className="neatline aspect-8/5 w-full max-w-[calc(100%-8px)] object-cover"
        />
      )}
      <div className="space-y-2 md:space-y-3">
        <h3 className="text-section">
          <a href={`/projects/${slug}`} className="stretched log-link">
            {title}
          </a>
        </h3>
        <DocumentMark mark={mark} />
        <p className="text-soft">{description}</p>
        <div className="text-caption text-dim">
          <NameList names={highlightedTechnologies(technologyGroups)} label="Technologies" />
        </div>
      </div>
    </article>
  );
}
