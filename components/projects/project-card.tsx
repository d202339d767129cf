import { memo } from 'react';
import { formatYears } from '@/lib/dates';
import { STATUS_COLOR, STATUS_LABEL } from '@/lib/projects/labels';
import type { ProjectSummary } from '@/lib/projects/summary';
import { Badge } from '../ui/badge';
import { newTab, POINTER_ONLY } from '../ui/links';
import { DocumentMark } from '../ui/page/document-mark';

interface ProjectCardProps {
  project: ProjectSummary;
  compact?: boolean;
}

/** The whole card leads to the write-up, except its links to the code and the live site. A card that is alone in its group is twice as wide and shows the picture beside the text. */
export const ProjectCard = memo(function ProjectCard({ project, compact = false }: ProjectCardProps) {
  const details = `/projects/${project.slug}`;
  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-plate/70 transition-colors hover:border-accent xl:group-only:flex-row-reverse print:group-only:flex-row-reverse">
      {!compact && project.thumbnailUrl && (
        <a
          href={details}
          {...POINTER_ONLY}
          className="relative z-1 xl:group-only:w-[44%] print:group-only:w-[44%] print:group-only:self-center print:group-only:pr-4"
        >
          <img
            src={project.thumbnailUrl}
            alt=""
            width={800}
            height={500}
            loading="lazy"
            decoding="async"
            style={{ viewTransitionName: `project-${project.slug}` }}
            className="aspect-8/5 size-full object-cover print:h-auto"
          />
        </a>
      )}
      <div className={`flex flex-1 flex-col gap-3 ${compact ? 'p-4' : 'max-[20rem]:p-4 p-6'}`}>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="text-caption text-ink-faint tabular-nums">{formatYears(project)}</p>
          <p className="flex gap-2">
            <DocumentMark mark={project.mark} />
            <Badge color={STATUS_COLOR[project.status]}>{STATUS_LABEL[project.status]}</Badge>
          </p>
        </div>
        <h3 className="line-clamp-2 rounded-sm text-title outline-accent-ink outline-offset-3 has-focus-visible:outline-2">
          <a href={details} className="stretched outline-none transition-colors group-hover/card:text-accent-ink">
            {project.title}
          </a>
        </h3>
        <p className={`text-ink-soft ${compact ? 'line-clamp-1' : 'line-clamp-2'} print:line-clamp-none`}>
          {project.description}
        </p>
        <TechnologyChips names={project.technologies} limit={compact ? 2 : 3} />
        <p className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-1 pt-2 font-medium print:hidden">
          <CardLink href={details} label="Details" about={project.title} />
          {project.repositoryUrl && <CardLink href={project.repositoryUrl} label="Code" about={project.title} />}
          {project.liveUrl && <CardLink href={project.liveUrl} label="Live" about={project.title} />}
        </p>
      </div>
    </article>
  );
});

function TechnologyChips({ names, limit }: { names: string[]; limit: number }) {
  const hidden = names.length - limit;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Technologies">
      {names.slice(0, limit).map((name) => (
        <Badge key={name} as="li">
          {name}
        </Badge>
      ))}
      {hidden > 0 && (
        <Badge as="li">
          +{hidden}
          <span className="sr-only"> more</span>
        </Badge>
      )}
    </ul>
  );
}

function CardLink({ href, label, about }: { href: string; label: string; about: string }) {
  return (
    <a
      href={href}
      className="relative z-1 py-1.5 text-accent-ink underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current"
      {...newTab(href)}
    >
      {label}
      <span className="sr-only"> of {about}</span>
    </a>
  );
}
