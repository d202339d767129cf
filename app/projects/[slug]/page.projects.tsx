import { notFound } from 'next/navigation';
import { Contents } from '@/components/projects/contents';
import { ProjectHeader } from '@/components/projects/project-header';
import { ProjectOverview } from '@/components/projects/project-overview';
import { Architecture, ProjectFacts, TechStack } from '@/components/projects/project-sections';
import { Screenshots } from '@/components/projects/screenshots';
import { Shell } from '@/components/shell/shell';
import { Neighbors } from '@/components/ui/page/neighbors';
import { compileMdx } from '@/lib/content/mdx';
import { getProjectDiagrams } from '@/lib/projects/diagrams';
import { getAllProjects, getNeighbors, getProject } from '@/lib/projects/projects';
import { pageMetadata } from '@/lib/site/metadata';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return getAllProjects().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(`/projects/${(await params).slug}`);
}

export default async function ProjectPage({ params }: Props) {
  const project = getProject((await params).slug);
  if (!project) notFound();
  const screenshots = project.screenshots ?? [];
  const diagrams = getProjectDiagrams(project);
  const { headings } = await compileMdx(project.body.raw);
  const entries = [
    ...headings,
    ...(screenshots.length > 0 ? [{ id: 'screenshots', text: 'Screenshots' }] : []),
    ...(diagrams.architecture.length > 0 ? [{ id: 'architecture', text: 'Architecture' }] : []),
    ...(project.technologyGroups.length > 0 ? [{ id: 'tech-stack', text: 'Tech Stack' }] : []),
    { id: 'project-info', text: 'Project Info' },
  ];
  return (
    <Shell path={`/projects/${project.slug}`}>
      <div className="log">
        <ProjectHeader project={project} />
        <div className="project-body relative">
          {headings.length > 1 && <Contents entries={entries} />}
          <ProjectOverview project={project} />
          <Screenshots screenshots={screenshots} />
          <Architecture {...diagrams} />
          <TechStack groups={project.technologyGroups} />
          <ProjectFacts project={project} />
          <Neighbors
            title="More Projects"
            neighbors={getNeighbors(project.slug)}
            getHref={({ slug }) => `/projects/${slug}`}
          />
        </div>
      </div>
    </Shell>
  );
}
