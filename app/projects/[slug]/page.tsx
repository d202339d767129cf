import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Prose } from '@/components/mdx/prose';
import { ProjectHeader } from '@/components/projects/project-header';
import {
  Architecture,
  ProjectFacts,
  ProjectNavigation,
  Screenshots,
  TechStack,
} from '@/components/projects/project-sections';
import { Shell } from '@/components/shell/shell';
import { Section } from '@/components/ui/section';
import { getNeighbors, getProject, getProjectDiagrams, getProjects } from '@/lib/content/content';
import { pageMetadata } from '@/lib/site/metadata';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return getProjects().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(`/projects/${(await params).slug}`);
}

export default async function ProjectPage({ params }: Props) {
  const project = getProject((await params).slug);
  if (!project) notFound();
  return (
    <Shell path={`/projects/${project.slug}`}>
      <ProjectHeader project={project} />
      <Section title="Project Overview">
        <Prose markdown={project.body.raw} />
      </Section>
      <Screenshots screenshots={project.screenshots ?? []} />
      <Architecture diagrams={getProjectDiagrams(project)} />
      <TechStack groups={project.technologyGroups} />
      <ProjectFacts project={project} />
      <ProjectNavigation {...getNeighbors(project.slug)} />
    </Shell>
  );
}
