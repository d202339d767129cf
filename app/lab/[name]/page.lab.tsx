import { notFound } from 'next/navigation';
import { ExperimentHeader } from '@/components/lab/experiment-header';
import { SightExperiment, SightRules } from '@/components/lab/sight-experiment';
import { Prose } from '@/components/mdx/prose';
import { Shell } from '@/components/shell/shell';
import { Section } from '@/components/ui/page/section';
import { getPlayableExperiments } from '@/lib/lab/experiments';
import { pageMetadata } from '@/lib/site/metadata';

interface Props {
  params: Promise<{ name: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return getPlayableExperiments().map(({ name }) => ({ name }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(`/lab/${(await params).name}`);
}

export default async function ExperimentPage({ params }: Props) {
  const wanted = (await params).name;
  const experiment = getPlayableExperiments().find(({ name }) => name === wanted);
  if (!experiment) notFound();
  return (
    <Shell path={`/lab/${experiment.name}`}>
      <div className="log">
        <ExperimentHeader experiment={experiment} />
      </div>
      <SightExperiment />
      <div className="log">
        <SightRules />
        <Section title="Background">
          <Prose markdown={experiment.body.raw} />
        </Section>
      </div>
    </Shell>
  );
}
