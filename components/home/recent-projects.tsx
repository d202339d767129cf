import { Fragment } from 'react';
import type { Project } from '@/lib/projects/projects';
import { highlightedTechnologies } from '@/lib/projects/summary';
import { DocumentMark } from '../ui/badge';
import { NameList } from '../ui/name-list';
import { WhenPeriod } from '../ui/page/when';
import { LogRows } from './log-rows';

export function RecentProjects({ projects }: { projects: Project[] }) {
  const more = { href: '/projects', text: 'All projects' };
  return (
    <LogRows title="Recent Projects" more={more}>
      {projects.map((project) => (
        <Fragment key={project.slug}>
          <WhenPeriod {...project} />
          <ProjectCard project={project} />
        </Fragment>
      ))}
    </LogRows>
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
