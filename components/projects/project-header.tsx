import { ArrowUpRight } from 'lucide-react';
import { getImageSize } from '@/lib/content/images';
import { isCurrent } from '@/lib/dates';
import { durationLabel, STATUS_LABEL, typeLabel } from '@/lib/projects/labels';
import { getProjects, type Project } from '@/lib/projects/projects';
import { technologyCount } from '@/lib/projects/summary';
import { DocumentMark } from '../ui/badge';
import { ButtonLink } from '../ui/button-link';
import { OutcomeFigure } from '../ui/outcome-figure';
import { BackLink } from '../ui/page/back-link';
import { PaintAfter } from '../ui/page/paint-after';
import { Status } from './status';
import { YearAxis } from './year-axis';

/** More lines would push the cover below the first screen. */
const MAX_LINES = 8;

export function ProjectHeader({ project }: { project: Project }) {
  const all = getProjects();
  return (
    <>
      <header className="log-row pt-6 pb-8">
        <div className="log-text space-y-5 lg:row-start-1">
          <BackLink href="/projects">Back to Projects</BackLink>
          <DocumentMark mark={project.mark} />
          <h1 className="text-page">{project.title}</h1>
          <p className="max-w-[52ch] font-serif text-lead">{project.description}</p>
          <div className="flex flex-wrap gap-x-6 gap-y-3 empty:hidden">
            {project.liveUrl && (
              <ButtonLink href={project.liveUrl} variant="primary" icon={ArrowUpRight}>
                Live Demo
              </ButtonLink>
            )}
            {project.repositoryUrl && (
              <ButtonLink href={project.repositoryUrl} icon={ArrowUpRight}>
                View Code
              </ButtonLink>
            )}
          </div>
          {all.length > 1 && all.length <= MAX_LINES && <YearAxis projects={all} slug={project.slug} />}
        </div>
        <div
          className="log-when pt-6 lg:row-start-1 lg:self-end lg:pt-0"
          data-mark={isCurrent(project) ? 'now' : 'end'}
        >
          <Status status={project.status} />
          <p className="text-soft tabular-nums">{durationLabel(project)}</p>
        </div>
        <div className="log-margin lg:row-start-1 lg:self-end">
          <Summary project={project} />
        </div>
      </header>
      <Cover project={project} />
      <Outcomes outcomes={project.outcomes ?? []} />
    </>
  );
}

function Summary({ project }: { project: Project }) {
  const technologies = technologyCount(project.technologyGroups);
  return (
    <dl aria-label="Summary" className="project-summary text-caption">
      {technologies > 0 && <Fact label="Technologies" value={technologies} />}
      <Fact label="Status" value={STATUS_LABEL[project.status]} />
      <Fact label="Type" value={typeLabel(project)} />
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string | number }) {
  return (
    <div className="flex justify-between gap-x-4 gap-y-1 border-hairline border-t py-2 last:border-b max-lg:flex-col max-lg:border-0 max-lg:last:border-0">
      <dt className="text-dim">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** On a phone, the smaller picture keeps its labels readable. */
async function Cover({ project: { imageUrl, thumbnailUrl, slug } }: { project: Project }) {
  if (!imageUrl) return null;
  return (
    <picture className="block max-lg:pl-(--log-text)">
      <PaintAfter id="cover" />
      {thumbnailUrl && <source media="(width < 48rem)" srcSet={thumbnailUrl} {...(await getImageSize(thumbnailUrl))} />}
      <img
        id="cover"
        src={imageUrl}
        alt=""
        {...(await getImageSize(imageUrl))}
        fetchPriority="high"
        className="neatline h-auto w-[calc(100%-8px)]"
        style={{ viewTransitionName: `project-${slug}` }}
      />
    </picture>
  );
}

function Outcomes({ outcomes }: { outcomes: NonNullable<Project['outcomes']> }) {
  if (outcomes.length === 0) return null;
  return (
    <div className="log-row pt-6 pb-8">
      <dl
        aria-label="Outcomes"
        className={`log-text grid grid-cols-1 gap-x-4 gap-y-6 print:gap-x-3 ${outcomes.length > 3 ? 'sm:grid-cols-[repeat(auto-fit,minmax(10.875rem,1fr))]' : 'sm:grid-cols-[repeat(auto-fit,minmax(11.75rem,1fr))]'}`}
      >
        {outcomes.map((outcome, index) => (
          <div key={outcome.metric} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-caption">
              {outcome.metric}{' '}
              <span className={outcome.period === outcomes[index - 1]?.period ? 'sr-only' : 'block text-dim'}>
                {outcome.period}
              </span>
            </dt>
            <dd
              className={`figures tabular-nums ${outcomes.length > 3 ? 'text-section' : 'text-figure sm:text-section'}`}
            >
              <OutcomeFigure outcome={outcome} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
