import { ArrowUpRight } from 'lucide-react';
import { memo } from 'react';
import { formatYears } from '@/lib/dates';
import type { ProjectSummary } from '@/lib/projects/summary';
import { DocumentMark } from '../ui/badge';
import { newTab, POINTER_ONLY } from '../ui/links';
import { NameList } from '../ui/name-list';
import { Status } from './status';

interface ProjectCardProps {
  project: ProjectSummary;
  compact?: boolean;
}

export const ProjectCard = memo(function ProjectCard({ project, compact = false }: ProjectCardProps) {
  const details = `/projects/${project.slug}`;
  const limit = compact ? 2 : 3;
  const hidden = project.technologies.length - limit;
  const shown = project.technologies.slice(0, limit);
  return (
    <article className="group/card relative flex h-full flex-col gap-x-7 gap-y-4 md:group-only:flex-row print:group-only:flex-row">
      {!compact && project.thumbnailUrl && (
        <a
          href={details}
          {...POINTER_ONLY}
          className="relative z-1 md:group-only:w-[41%] md:group-only:shrink-0 print:group-only:w-[41%]"
        >
          <img
            src={project.thumbnailUrl}
            alt=""
            width={800}
            height={500}
            loading="lazy"
            decoding="async"
            style={{ viewTransitionName: `project-${project.slug}` }}
            className="neatline aspect-8/5 w-[calc(100%-8px)] object-cover transition-colors group-hover/card:border-violet"
          />
        </a>
      )}
      <div className="flex flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-caption text-soft">
          <p className="tabular-nums">{formatYears(project)}</p>
          <p className="flex gap-2">
            <DocumentMark mark={project.mark} />
            <Status status={project.status} />
          </p>
        </div>
        <h3 className="line-clamp-2 pb-1 text-title outline-violet-text outline-offset-3 has-focus-visible:outline-2">
          <a href={details} className="stretched log-link outline-none">
            {project.title}
          </a>
        </h3>
        <p className={`text-soft ${compact ? 'line-clamp-1' : 'line-clamp-2'} print:line-clamp-none`}>
          {project.description}
        </p>
        <div className="text-caption text-dim">
          <NameList names={hidden > 0 ? [...shown, `+${hidden}`] : shown} label="Technologies" />
        </div>
        <p className="mt-auto flex flex-wrap items-center gap-x-5 text-caption print:hidden">
          <CardLink href={details} label="Details" about={project.title} />
          {project.repositoryUrl && <CardLink href={project.repositoryUrl} label="Code" about={project.title} />}
          {project.liveUrl && <CardLink href={project.liveUrl} label="Live" about={project.title} />}
        </p>
      </div>
    </article>
  );
});

function CardLink({ href, label, about }: { href: string; label: string; about: string }) {
  const target = newTab(href);
  return (
    <a href={href} className="log-link relative z-1 inline-flex items-center gap-1 py-1.5" {...target}>
      {label}
      <span className="sr-only"> of {about}</span>
      {target.target && <ArrowUpRight className="text-violet-text" />}
    </a>
  );
}
