import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProjectHeader } from '@/components/projects/project-header';
import { ProjectOverview } from '@/components/projects/project-overview';
import { Architecture, ProjectFacts, ProjectNavigation, TechStack } from '@/components/projects/project-sections';
import { Screenshots } from '@/components/projects/screenshots';
import { Shell } from '@/components/shell/shell';
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

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(`/projects/${(await params).slug}`);
}

export default async function ProjectPage({ params }: Props) {
  const project = getProject((await params).slug);
  if (!project) notFound();
  const screenshots = project.screenshots ?? [];
  const diagrams = getProjectDiagrams(project).architecture;
  const sections = [
    ...(screenshots.length > 0 ? [{ id: 'screenshots', text: 'Screenshots' }] : []),
    ...(diagrams.length > 0 ? [{ id: 'architecture', text: 'Architecture' }] : []),
    ...(project.technologyGroups.length > 0 ? [{ id: 'tech-stack', text: 'Tech Stack' }] : []),
  ];
  return (
    <Shell path={`/projects/${project.slug}`}>
      <ProjectHeader project={project} />
      <ProjectOverview project={project} sections={sections} />
      <Screenshots screenshots={screenshots} />
      <Architecture diagrams={diagrams} />
      <TechStack groups={project.technologyGroups} />
      <ProjectFacts project={project} />
      <ProjectNavigation {...getNeighbors(project.slug)} />
    </Shell>
  );
}
