import { ArrowRight } from 'lucide-react';
import { formatMonth } from '@/lib/dates';
import type { Experiment } from '@/lib/lab/experiments';
import { Prose } from '../mdx/prose';
import { BadgeList } from '../ui/badge';
import { ButtonLink } from '../ui/button-link';
import { NothingYet } from '../ui/empty-result';
import { DocumentMark } from '../ui/page/document-mark';
import { Section } from '../ui/page/section';

export function ExperimentList({ experiments }: { experiments: Experiment[] }) {
  if (experiments.length === 0) return <NothingYet />;
  return experiments.map((experiment) => (
    <Section
      key={experiment.name}
      id={experiment.name}
      title={experiment.title}
      note={
        <div className="space-y-3">
          <p className="flex items-center gap-3 tabular-nums">
            {formatMonth(experiment.startDate)}
            <DocumentMark mark={experiment.mark} />
          </p>
          <BadgeList names={experiment.tags.map(({ name }) => name)} />
        </div>
      }
    >
      <div className="space-y-6">
        <p className="max-w-[60ch] text-lead">{experiment.description}</p>
        {experiment.board && (
          <ButtonLink href={`/lab/${experiment.name}`} icon={ArrowRight}>
            Try it
          </ButtonLink>
        )}
        <Prose markdown={experiment.body.raw} />
      </div>
    </Section>
  ));
}
