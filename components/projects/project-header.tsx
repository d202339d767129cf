import { ArrowUpRight } from 'lucide-react';
import { getImageSize } from '@/lib/content/images';
import { durationLabel, STATUS_COLOR, STATUS_LABEL, typeLabel } from '@/lib/projects/labels';
import type { Project } from '@/lib/projects/projects';
import { technologyCount } from '@/lib/projects/technologies';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button-link';
import { OutcomeFigure } from '../ui/outcome-figure';
import { BackLink } from '../ui/page/back-link';
import { DocumentMark } from '../ui/page/document-mark';
import { PaintAfter } from '../ui/page/paint-after';

export function ProjectHeader({ project }: { project: Project }) {
  const technologies = technologyCount(project.technologyGroups);
  return (
    <>
      <header className="grid grid-cols-1 gap-x-16 gap-y-10 pt-10 pb-12 lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-end">
        <div className="space-y-6">
          <BackLink href="/projects">Back to Projects</BackLink>
          <div className="flex flex-wrap items-center gap-4">
            <DocumentMark mark={project.mark} />
            <Badge color={STATUS_COLOR[project.status]}>{STATUS_LABEL[project.status]}</Badge>
            <span className="text-caption text-ink-faint tabular-nums">{durationLabel(project)}</span>
          </div>
          <h1 className="max-w-[18ch] text-page">{project.title}</h1>
          <p className="max-w-[60ch] text-ink-soft text-lead">{project.description}</p>
          <div className="flex flex-wrap gap-3 empty:hidden">
            {project.repositoryUrl && (
              <ButtonLink href={project.repositoryUrl} icon={ArrowUpRight}>
                View Code
              </ButtonLink>
            )}
            {project.liveUrl && (
              <ButtonLink href={project.liveUrl} variant="primary" icon={ArrowUpRight}>
                Live Demo
              </ButtonLink>
            )}
          </div>
        </div>
        <dl
          aria-label="Summary"
          className="flex flex-wrap gap-6 rounded-card border border-line bg-plate/70 p-6 *:flex-auto lg:flex-col"
        >
          {technologies > 0 && <Fact label="Technologies" value={technologies} large />}
          <Fact label="Status" value={STATUS_LABEL[project.status]} />
          <Fact label="Type" value={typeLabel(project)} />
        </dl>
      </header>
      <Cover project={project} />
      <Outcomes outcomes={project.outcomes ?? []} />
    </>
  );
}

async function Cover({ project: { imageUrl, slug } }: { project: Project }) {
  if (!imageUrl) return null;
  return (
    <>
      <PaintAfter id="cover" />
      <img
        id="cover"
        src={imageUrl}
        alt=""
        {...(await getImageSize(imageUrl))}
        fetchPriority="high"
        className="mb-10 h-auto w-full rounded-card border border-line"
        style={{ viewTransitionName: `project-${slug}` }}
      />
    </>
  );
}

function Outcomes({ outcomes }: { outcomes: NonNullable<Project['outcomes']> }) {
  if (outcomes.length === 0) return null;
  return (
    <dl
      aria-label="Outcomes"
      className="mb-12 grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] print:gap-x-3"
    >
      {outcomes.map((outcome) => (
        <div key={outcome.metric} className="flex flex-col-reverse justify-end gap-2">
          <dt className="text-ink-soft">
            {outcome.metric}{' '}
            {outcome.period && (
              <span className="block text-caption text-ink-faint first-letter:uppercase">{outcome.period}</span>
            )}
          </dt>
          <dd className="text-section tabular-nums">
            <OutcomeFigure outcome={outcome} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Fact({ label, value, large = false }: { label: string; value: string | number; large?: boolean }) {
  return (
    <div className="flex flex-col justify-between gap-1">
      <dt className="text-caption text-ink-faint">{label}</dt>
      <dd className={large ? 'figures text-4xl' : 'font-medium'}>{value}</dd>
    </div>
  );
}
